import type { configurator as french } from '../fr/configurator.ts';
import type { Translation } from '../translation.ts';

export const configurator: Translation<typeof french> = {
  title: 'Kreditsimulator',
  description:
    'Ein Betrag, und was er je nach Laufzeit[mortgages=yes| oder Zinssatz] kostet: Monatsrate, effektiver Jahreszins[mortgages=yes|, Kosten] und Gesamtbetrag nebeneinander.',
  headline: 'Erst vergleichen, dann wählen.',
  lead: 'Ein Betrag, und was er je nach Laufzeit[mortgages=yes| oder Zinssatz] kostet[mortgages=yes|, Nebenkosten inbegriffen].',
  form: 'Ihre Berechnung',
  timeline: {
    label: 'Schritte',
    amount: 'Der Betrag',
    form: 'Der Antrag',
    contact: 'Kontakt',
  },
  product: {
    legend: 'Welcher Kredit?',
    PAT: { label: 'Teilzahlungsdarlehen', hint: 'ohne Hypothek' },
    CH: { label: 'Hypothekarkredit', hint: 'mit einer Hypothek' },
    LIGHT: { label: 'Hypothekarkredit light', hint: 'mit einem Hypothekenversprechen' },
    noScript:
      'Ihr Browser führt die Skripte dieser Seite nicht aus: Diese Auswahl bleibt grau, und die Seite zeigt ein Teilzahlungsdarlehen. Die anderen Kredite haben ihre eigene Seite: {others}.',
  },
  objective: {
    legend: 'Wofür?',
    hint: 'Jedes Vorhaben behält den Betrag, den Sie dafür eingeben.',
    personal: 'Ein persönliches Vorhaben',
    car: 'Ein Auto',
    mobilhome: 'Ein Wohnmobil',
    renovation: 'Bauarbeiten',
    coproperty: 'Ein Miteigentum',
  },
  home: {
    legend: 'Welche Wohnung?',
    house: 'Haus',
    apartment: 'Appartement',
  },
  purposes: {
    house: 'für ein Haus',
    apartment: 'für ein Appartement',
  },
  heading: {
    loan: '{amount} {purpose}',
    borrow: '{amount} über {years}\u00a0Jahre',
    settle: '{payment} im Monat, {years}\u00a0Jahre',
  },
  conditions: 'Alle Bedingungen dieses Angebots',
  offers: {
    fixed: 'Fest',
    variable: 'Verän\u00adderlich {variant}',
    durations: 'Über welche Laufzeit?',
    rates: 'Zu welchem Zinssatz?',
    perMonth: 'im Monat',
    toBorrow: 'zu leihen',
    taeg: 'eff. Jahreszins',
    keyBorrow:
      'Je höher der Balken, desto höher die Monatsrate. Der obere Streifen ist der Anteil der Zinsen an allem, was Sie zahlen.',
    keySettle:
      'Je höher der Balken, desto höher der Betrag. Der obere Streifen ist der Anteil der Zinsen an allem, was Sie zahlen.',
    previous: 'Vorherige Angebote',
    next: 'Nächste Angebote',
  },
  box: {
    title: 'Was der effektive Jahreszins umfasst',
    inAll: 'Was Sie zurückzahlen',
    baseRate: 'Zinssatz pro Jahr, ohne Kosten',
    totalAmount: 'geliehener Betrag',
    totalToPay: 'insgesamt zurückzuzahlen, ohne Kosten',
    noFees:
      'Für dieses Darlehen fallen keine Nebenkosten an: Der effektive Jahreszins besteht allein aus den Zinsen. Er liegt etwas über dem Sollzinssatz, weil die Zinsen jeden Monat gezahlt werden und nicht einmal im Jahr.',
  },
  variable: {
    title: 'Dieser Zinssatz ist veränderlich',
    text: 'Er gilt {years}\u00a0Jahre und kann sich danach alle {every}\u00a0Jahre ändern, um höchstens {cap}\u00a0Prozentpunkte nach oben oder nach unten. Steigt er bei der ersten Änderung so hoch wie möglich, beträgt er {rate}: Die Monatsrate geht von {today} auf {highest}, der Gesamtbetrag auf {total} und der effektive Jahreszins auf {taeg}.',
  },
  ifUnchanged: 'Bei einem veränderlichen Zinssatz: solange er sich nicht ändert.',
  table: {
    summary: 'Alle Angebote in Zahlen',
    caption: 'Die Angebote, Zeile für Zeile',
    offer: 'Angebot',
    payment: 'Monatsrate',
    total: 'Insgesamt zurückzuzahlen',
    totalWithoutFees: 'Insgesamt zurückzuzahlen, ohne Kosten',
    highest: 'Zum höchsten Zinssatz: Monatsrate und Gesamtbetrag',
  },
  noResults: {
    title: 'Kein Angebot',
    text: 'Für Ihre Angaben haben wir kein Angebot. Versuchen Sie es mit einem anderen Betrag oder einer anderen Laufzeit.',
  },
  updating: 'Die Angebote werden aktualisiert…',
  late: 'Die Berechnung dauert länger als gewöhnlich. Was Sie sehen, sind die vorherigen Angebote.',
  waiting: 'Die Berechnung dauert länger als gewöhnlich.',
  loading: 'Die Berechnung dieses Kredits wird geladen…',
  missing: {
    title: 'Dieser Teil der Seite ist nicht angekommen',
    text: 'Vielleicht ist die Verbindung unterbrochen. Ihre Angaben sind noch da.',
  },
  failed: {
    title: 'Keine Antwort',
    text: 'Unser Server hat nicht geantwortet. Ihre Angaben sind noch da.',
    tooMany: {
      title: 'Zu viele Anfragen',
      text: 'Unser Server hat in kurzer Zeit zu viele Anfragen von Ihrer Verbindung erhalten. Ihre Angaben sind noch da; warten Sie eine Minute.',
    },
    stale: 'Was Sie sehen, sind die vorherigen Angebote.',
    again: 'Noch einmal versuchen',
  },
  more: 'Mehr erfahren: {name}',
  panel: {
    title: 'Ihre Berechnung',
    open: 'Ändern',
    calculate: 'Berechnen',
    close: 'Abbrechen',
  },
  legal: {
    PAT: 'Vorbehaltlich der Annahme Ihres Antrags nach Prüfung Ihrer Lage. Der Zinssatz ist für die ganze Laufzeit fest.',
    CH: 'Vorbehaltlich der Annahme Ihres Antrags und des Werts der Immobilie. Der effektive Jahreszins setzt voraus, dass alle Kosten am Anfang gezahlt werden und jede Monatsrate an ihrem Tag; bei einem veränderlichen Zinssatz, dass dieser sich nicht ändert.',
  },
  privacy: {
    title: 'Was machen wir mit Ihren Zahlen?',
    text: 'Sie dienen der Berechnung und sagen nicht, wer Sie sind. Ihr Browser behält sie nur, wenn Sie fortfahren.',
    more: 'Datenschutz',
    accept: 'Verstanden',
  },
  others: {
    title: 'Laufzeiten und Zinssätze vergleichen',
    text: 'Alle Angebote für einen Betrag, nebeneinander.',
  },
  questions: 'Häufige Fragen',
};
