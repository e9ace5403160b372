import type { loan as french } from '../fr/loan.ts';
import type { Translation } from '../translation.ts';

export const loan: Translation<typeof french> = {
  requestedTitle: 'Was wir fragen',
  questionsTitle: 'Fragen zu diesem Kredit',
  allQuestions: 'Alle häufigen Fragen',
  jump: {
    sections: 'Auf dieser Seite',
    toSection: 'Inhalt…',
    loans: 'Ein anderer Kredit',
    toLoan: 'Wählen Sie einen Kredit…',
    go: 'Los',
  },
  quickAccess: {
    label: 'Schnellzugriff',
    modify: { short: 'Ändern', long: 'Die Simulation ändern' },
    help: { short: 'Hilfe', long: 'Fragen und Hilfe' },
    tip: { short: 'Tipp', long: 'Den Tipp noch einmal lesen' },
  },
  openApplication: {
    title: 'Ihr Antrag ist offen',
    text: 'Ihre Antworten bleiben gespeichert. Beantragen Sie das Darlehen, das Sie hier wählen, so ersetzt es das Darlehen Ihres Antrags; sonst bleibt der Antrag, wie er ist.',
    back: 'Zurück zu meinem Antrag',
  },
  applyingIn: {
    names: { fr: 'Französisch', nl: 'Niederländisch' },
    note: 'Antrag und Vertrag sind auf {languages}. Diese Schaltfläche öffnet den Antrag auf {language}.',
    other: 'Auf {language} öffnen',
  },
  downPayment: {
    title: 'Mit oder ohne Anzahlung',
    lead: 'Ein neues Fahrzeug für {price}, in {months}\u00a0Monaten abbezahlt.',
    scale: {
      river: 'Beide Flüsse sind im selben Maßstab gezeichnet.',
      area: 'Beide Flächen sind im selben Maßstab gezeichnet.',
      bars: 'Die Balken beider Darlehen sind im selben Maßstab gezeichnet.',
    },
    with: 'Mit {percent}\u00a0% Anzahlung',
    without: 'Ohne Anzahlung',
    borrowed: 'geliehen',
    inAllWith: 'insgesamt, mit der Anzahlung',
    inAllWithout: 'insgesamt',
  },
  others: {
    title: 'Ein anderes Vorhaben?',
    personal: { title: 'Ein privates Vorhaben' },
    car: { title: 'Ein Auto' },
    renovation: { title: 'Arbeiten am Haus' },
    mobilhome: { title: 'Ein Wohnmobil' },
    grouping: { title: 'Mehrere Kredite' },
    coproperty: { title: 'Ein Mit\u00adeigentum' },
  },
};
