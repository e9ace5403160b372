import type { loan as french } from '../fr/loan.ts';
import type { Translation } from '../translation.ts';

export const loan: Translation<typeof french> = {
  requestedTitle: 'Was wir fragen',
  nextTitle: 'Wie es weitergeht',
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
  next: {
    request: {
      title: 'Ihr Antrag',
      text: 'Er übernimmt den Betrag und die Laufzeit, die Sie hier wählen, und ist auf {applicationLanguages}. Ihre Antworten werden nach und nach verschlüsselt gespeichert.',
    },
    inquiry: {
      title: 'Ihr Antrag',
      text: 'Er übernimmt den Betrag und die Laufzeit, die Sie hier wählen. Sie senden ihn auf einmal, mit den Unterlagen, die Sie haben; ein Berater liest ihn und antwortet Ihnen.',
    },
    check: {
      title: 'Unsere Prüfung',
      text: 'Wir fragen die Zentrale für Privatkredite ab, wie das Gesetz es vorschreibt, und prüfen, ob die Rückzahlung in Ihr Budget passt. Ein Antrag kann abgelehnt werden; dann sagen wir Ihnen, warum.',
    },
    contract: {
      title: 'Der Vertrag',
      text: 'Nichts bindet Sie, bevor Sie ihn unterschreiben, und danach haben Sie noch vierzehn Tage, um ihn zu widerrufen.',
    },
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
    personal: {
      title: 'Ein privates Vorhaben',
      text: 'Ein Betrag und eine Laufzeit, für einen privaten Zweck.',
    },
    car: {
      title: 'Ein Auto',
      text: 'Neu oder gebraucht, und was die Anzahlung ändert.',
    },
    carAtOneRate: 'Neu oder gebraucht.',
    renovation: {
      title: 'Arbeiten am Haus',
      text: 'Haus oder Wohnung renovieren oder dämmen.',
    },
    mobilhome: {
      title: 'Ein Wohnmobil',
      text: 'Dieselben Regeln wie für ein Auto.',
    },
    grouping: {
      title: 'Mehrere Kredite',
      text: 'Was eine Zusammen\u00adlegung insgesamt kostet.',
    },
    coproperty: {
      title: 'Ein Mit\u00adeigentum',
      text: 'Ihr Anteil an den Arbeiten am Gebäude, Monat für Monat gezahlt.',
    },
  },
};
