import type { brokerFinder as french } from '../fr/broker-finder.ts';
import type { Translation } from '../translation.ts';

export const brokerFinder: Translation<typeof french> = {
  form: 'Einen Makler suchen',
  field: {
    label: 'Postleitzahl oder Gemeinde',
    labelWithStreets: 'Postleitzahl, Gemeinde oder Adresse',
    hint: 'Zum Beispiel 4700 oder Ixelles.',
    hintWithStreets: 'Zum Beispiel 4700, Ixelles oder eine Adresse mit ihrer Postleitzahl.',
    list: 'Vorgeschlagene Orte',
    one: '1 Ort vorgeschlagen. Mit der Pfeiltaste nach unten wählen.',
    several: '{n} Orte vorgeschlagen. Mit den Pfeiltasten nach oben und unten wählen.',
    none: 'Keine Orte vorgeschlagen.',
  },
  types: {
    legend: 'Für',
    ch: 'einen Hypothekarkredit',
    pat: 'ein Privatdarlehen',
    missing: 'Kreuzen Sie mindestens eines an.',
  },
  search: 'Suchen',
  searching: 'Die Suche läuft…',
  faults: {
    tooShort:
      'Eine Postleitzahl hat vier Ziffern. Sie können auch den Namen einer Gemeinde eingeben.',
    unknownPostcode:
      'Die Postleitzahl {text} gibt es in Belgien nicht. Prüfen Sie sie, oder geben Sie den Namen der Gemeinde ein.',
    notFound:
      'Wir finden „{text}“ in Belgien nicht. Wir suchen nach Postleitzahl oder Gemeinde, nicht nach Straße: Geben Sie eines von beiden ein.',
    notFoundWithStreets:
      'Wir finden „{text}“ in Belgien nicht. Versuchen Sie es mit der Postleitzahl oder dem Namen der Gemeinde.',
    question: 'Wir finden in Belgien keinen Ort, der genau „{text}“ heißt.',
    several: 'Mehrere Orte in Belgien heißen „{text}“.',
    province:
      '„{text}“ ist der Name einer Provinz. Wir suchen rund um eine Gemeinde: Wählen Sie eine, oder geben Sie die Postleitzahl ein.',
    provinceOrCountry:
      '„{text}“ ist eine belgische Provinz und ein Nachbarland. Unsere Makler arbeiten nur in Belgien: Wählen Sie eine Gemeinde der Provinz, oder geben Sie eine Postleitzahl ein.',
    abroad:
      '„{text}“ liegt im Ausland. Unsere Makler arbeiten nur in Belgien: Geben Sie eine belgische Postleitzahl oder Gemeinde ein.',
  },
  failed: {
    title: 'Die Suche ist fehlgeschlagen.',
    text: 'Vielleicht war die Verbindung unterbrochen. Ihre Eingabe ist noch da.',
    again: 'Erneut versuchen',
  },
  position: {
    button: 'Meinen Standort verwenden',
    note: 'Nur für diese Suche: Er wird auf etwa hundert Meter genau gesendet und nicht gespeichert.',
    asking: 'Ihr Browser sucht Ihren Standort…',
    refused:
      'Ihr Browser hat Ihren Standort nicht mitgeteilt. Geben Sie Ihre Postleitzahl ein: Die Suche ist dieselbe.',
    unavailable: 'Ihr Standort war nicht zu ermitteln. Geben Sie Ihre Postleitzahl ein.',
    late: 'Ihr Standort lässt auf sich warten. Versuchen Sie es erneut, oder geben Sie Ihre Postleitzahl ein.',
    outside:
      'Ihr Standort liegt außerhalb Belgiens. Unsere Makler arbeiten nur in Belgien: Geben Sie die belgische Postleitzahl ein, um die es geht.',
  },
  views: { legend: 'Ansicht', list: 'Liste', map: 'Karte' },
  results: {
    label: 'Ergebnisse',
    before: 'Wo suchen Sie?',
    beforeText:
      'Geben Sie eine Postleitzahl oder eine Gemeinde ein: Hier erscheinen die nächsten Makler, mit Telefonnummer und Öffnungszeiten.',
    question: 'Meinten Sie {places}?',
    /** Before the last of several. */
    or: ' oder ',
    others: 'Weitere Orte dieses Namens: {places}',
    one: 'Makler im Umkreis von {radius}',
    several: 'Makler im Umkreis von {radius}',
    around: 'um {place}',
    aroundVowel: 'um {place}',
    aroundCentre: 'um das Zentrum von {place}',
    aroundYou: 'um Ihren Standort',
    nearest: 'Dies sind die {n} nächsten.',
    moreOne: 'Noch 1 Makler anzeigen',
    more: 'Noch {n} Makler anzeigen',
    noTypes: 'Kein Kredit angekreuzt',
    noTypesText:
      'Kreuzen Sie den Hypothekarkredit, das Privatdarlehen oder beides an: Liste und Karte zeigen dann die Makler, die sie anbieten.',
    emptyTitle: 'Kein Makler für diese Auswahl rund {around}',
    emptyText:
      'Rufen Sie uns an: {phone} für ein Privatdarlehen, {mortgagePhone} für einen Hypothekarkredit. Ein Berater sagt Ihnen, wer Sie empfangen kann.',
    emptyAppointment: 'Um einen Termin bitten',
  },
  card: {
    ch: 'Hypothekarkredite',
    pat: 'Privatdarlehen',
    away: '{distance} Luftlinie entfernt',
    withinKilometre: 'weniger als 1\u00a0km vom Zentrum',
    fromCentre: 'etwa {n}\u00a0km vom Zentrum',
    metres: '{n}\u00a0m',
    kilometres: '{n}\u00a0km',
    call: '{name} anrufen: {phone}',
    write: '{contact} kontaktieren',
    writeOffice: 'Das Büro kontaktieren',
    today: 'Heute: {times}',
    openUntil: 'Geöffnet bis {time}',
    closedToday: 'Heute geschlossen',
    hoursOf: 'Öffnungszeiten, {name}',
    choose: 'Diesen Makler wählen',
    chosen: 'Makler gewählt',
    chooseFor: { ch: 'Für einen Hypothekarkredit wählen', pat: 'Für ein Privatdarlehen wählen' },
    chosenFor: { ch: 'Für einen Hypothekarkredit gewählt', pat: 'Für ein Privatdarlehen gewählt' },
  },
  chosen: {
    label: 'Der Makler, den Sie gewählt haben',
    title: 'Sie haben {name} gewählt',
    text: 'Ihr Antrag nennt diesen Makler. Zinssatz und Bedingungen bleiben dieselben.',
    loan: 'Ein Darlehen berechnen und beantragen',
    appointment: 'Um einen Termin bitten',
    contact: 'Uns schreiben',
    remove: 'Meine Wahl aufheben',
    removed: '{name}: Ihre Wahl ist gelöscht.',
    announced: '{name}: gewählt.',
  },
  map: {
    close: 'Infofenster schließen',
    loading: 'Die Karte wird geladen…',
    failed: 'Die Karte konnte nicht geladen werden. In der Liste stehen dieselben Makler.',
    again: 'Die Karte neu laden',
  },
};
