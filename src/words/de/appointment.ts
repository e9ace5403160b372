import type { appointment as french } from '../fr/appointment.ts';
import type { Translation } from '../translation.ts';

/** The mortgage appointment: its form, its faults and its thanks. */
export const appointment: Translation<typeof french> = {
  title: 'Termin für einen Hypothekarkredit',
  description:
    'Bereiten Sie ein Gespräch mit einem Berater vor: Ihr Vorhaben und Ihre Kontaktdaten genügen, Beträge und Lage helfen ihm, mit Ihnen zu rechnen.',
  headline: 'Ein Kredit über zwanzig Jahre verdient ein Gespräch.',
  lead: 'Sagen Sie uns, was Sie vorhaben: Ein Berater ruft Sie an, und Sie legen gemeinsam den Zeitpunkt fest. Ihr Vorhaben und Ihre Kontaktdaten genügen. Alles andere ist freiwillig, und diese Anfrage verpflichtet Sie zu nichts.',
  form: 'Terminanfrage für einen Hypothekarkredit',
  optional: 'Freiwillig',
  choose: 'Wählen Sie',
  carriedOver: {
    simulation: 'Simulation',
    classic: 'Hypothekarkredit',
    light: 'Hypothekarkredit light',
    borrow: '{name}: {amount} über {years}\u00a0Jahre',
    settle: '{name}: {amount} im Monat, {years}\u00a0Jahre lang',
    emptied: 'Was nach der Simulation ausgefüllt war, ist gelöscht.',
    taken: 'Nach Ihrer Simulation. Sie können es ändern.',
  },
  sections: {
    project: {
      title: 'Ihr Vorhaben',
      text: 'Davon hängt ab, was der Berater fragt und welche Unterlagen nötig sind.',
    },
    person: {
      title: 'Ihre Kontaktdaten',
      text: 'Damit wir Sie anrufen können, oder Ihnen schreiben, wenn wir Sie nicht erreichen.',
    },
    amounts: {
      title: 'Die Beträge',
      text: 'Schätzungen genügen. Der Berater macht daraus eine erste Rechnung.',
    },
    property: {
      title: 'Die Adresse der Immobilie',
      text: 'Wenn Sie sie schon kennen. Auch die Gemeinde allein hilft: Die Kaufnebenkosten sind je nach Region verschieden.',
    },
    means: {
      title: 'Ihre Einkünfte und Ihre Lasten',
      text: 'Wir verleihen nur, was zurückgezahlt werden kann. Diese Zahlen sagen, was Ihnen neben der Monatsrate zum Leben bliebe. Lassen Sie leer, was Sie nicht wissen.',
    },
    more: {
      title: 'Eine Nachricht, Unterlagen',
      text: 'Was in kein Feld passt.',
    },
  },
  agreement: 'Ihr Einverständnis',
  enough: {
    text: 'Das genügt für einen Termin. Der Rest dient der Vorbereitung.',
    link: 'Zum Ende des Formulars',
  },
  fields: {
    name: { label: 'Vorname', noun: 'Der Vorname', hint: '' },
    surname: { label: 'Name', noun: 'Der Name', hint: '' },
    email: { label: 'E-Mail-Adresse', noun: 'Die E-Mail-Adresse', hint: '' },
    telephone: {
      label: 'Handy oder Telefon',
      noun: 'Die Telefonnummer',
      hint: 'Zum Beispiel 0475/123456.',
    },
    project: { label: 'Was möchten Sie tun?', noun: 'Das Vorhaben', hint: '' },
    country: { label: 'In welchem Land?', noun: 'Das Land', hint: '' },
    type: { label: 'Welche Immobilie?', noun: 'Die Art der Immobilie', hint: '' },
    address: { label: 'Straße', noun: 'Die Straße', hint: '' },
    addressnumber: { label: 'Nummer', noun: 'Die Hausnummer', hint: '' },
    addressboite: { label: 'Briefkasten', noun: 'Die Nummer des Briefkastens', hint: '' },
    addresscap: { label: 'Postleitzahl', noun: 'Die Postleitzahl', hint: '' },
    addresscity: { label: 'Gemeinde', noun: 'Die Gemeinde', hint: '' },
    price: {
      label: 'Preis oder Kosten des Vorhabens',
      noun: 'Der Preis des Vorhabens',
      hint: '',
    },
    priceapport: {
      label: 'Ihr Eigenkapital',
      noun: 'Der Betrag Ihres Eigenkapitals',
      hint: 'Was Sie selbst zahlen: Erspartes, eine Schenkung, ein Verkauf.',
    },
    priceborrow: {
      label: 'Betrag, den Sie leihen wollen',
      noun: 'Der Betrag, den Sie leihen wollen,',
      hint: '',
    },
    borrowsingle: { label: 'Sie leihen', noun: 'Die Zahl der Kreditnehmer', hint: '' },
    revenuetotal: {
      label: 'Nettoeinkünfte insgesamt',
      noun: 'Der Betrag Ihrer Einkünfte',
      hint: 'Zu zweit: die von beiden.',
    },
    revenuereplace: {
      label: 'davon Ersatzeinkünfte',
      noun: 'Der Betrag der Ersatzeinkünfte',
      hint: 'Pension, Arbeitslosengeld, Entschädigungen.',
    },
    revenuelocation: {
      label: 'davon erhaltene Mieten',
      noun: 'Der Betrag der erhaltenen Mieten',
      hint: '',
    },
    revenuemobil: {
      label: 'davon Kapitaleinkünfte',
      noun: 'Der Betrag der Kapitaleinkünfte',
      hint: 'Zinsen, Dividenden.',
    },
    chargecredit: {
      label: 'Monatsraten Ihrer jetzigen Kredite',
      noun: 'Der Betrag Ihrer jetzigen Monatsraten',
      hint: '',
    },
    chargepension: {
      label: 'Unterhalt, den Sie zahlen',
      noun: 'Der Betrag des Unterhalts',
      hint: '',
    },
    chargeafter: {
      label: 'davon Raten, die danach weiterlaufen',
      noun: 'Der Betrag der Raten, die weiterlaufen,',
      hint: 'Ein Auto, zum Beispiel.',
    },
    chargechilds: {
      label: 'Kinder zu Lasten',
      noun: 'Die Zahl der Kinder zu Lasten',
      hint: '',
    },
    comments: {
      label: 'Was der Berater wissen sollte',
      noun: 'Ihre Nachricht',
      hint: 'Eine Frist im Vorvertrag, eine Frage, wann Sie erreichbar sind. Nichts über Ihre Gesundheit.',
    },
    legal: {
      label: 'Dürfen wir diese Antworten verwenden, um den Termin vorzubereiten?',
      noun: 'Ihr Einverständnis',
      hint: 'Nur wer ihn vorbereitet, liest sie. Sie können Ihr Einverständnis jederzeit zurücknehmen: Eine Nachricht genügt, und wir löschen sie.',
    },
  },
  perMonth: 'Im Monat',
  incomes: 'Was hereinkommt',
  charges: 'Was abgeht',
  prices: {
    buy: { label: 'Kaufpreis', noun: 'Der Kaufpreis' },
    build: { label: 'Baukosten', noun: 'Der Betrag der Baukosten' },
    renew: { label: 'Kosten der Arbeiten', noun: 'Der Betrag der Arbeiten' },
    buyandrenew: { label: 'Kaufpreis und Arbeiten', noun: 'Der Kaufpreis mit den Arbeiten' },
    refinance: { label: 'Wert der Immobilie', noun: 'Der Wert der Immobilie' },
    buylease: { label: 'Kaufpreis', noun: 'Der Kaufpreis' },
    buyoutside: { label: 'Kaufpreis', noun: 'Der Kaufpreis' },
  },
  choices: {
    project: {
      buy: 'Kaufen',
      build: 'Bauen',
      renew: 'Renovieren',
      buyandrenew: 'Kaufen und renovieren',
      refinance: 'Einen Hypothekar\u00adkredit umfinanzieren',
      buylease: 'Kaufen, um zu vermieten',
      buyoutside: 'Im Ausland kaufen',
    },
    country: {
      france: 'Frankreich',
      paysbas: 'Niederlande',
      luxembourg: 'Luxemburg',
      allemagne: 'Deutschland',
      italie: 'Italien',
      portugal: 'Portugal',
      espagne: 'Spanien',
    },
    type: {
      house: 'Ein Haus',
      apartment: 'Eine Wohnung',
      leasing: 'Ein Mietshaus',
      terrain: 'Ein Baugrundstück',
    },
    borrowsingle: { one: 'Allein', two: 'Zu zweit' },
    legal: { yes: 'Ja', no: 'Nein' },
  },
  notAsked: {
    country: 'Nur bei einem Kauf im Ausland.',
    type: 'Wenn Sie kaufen oder bauen. Ein Baugrundstück: nur bei einem Kauf in Belgien.',
  },
  city: {
    first: 'Wählen Sie nach der Postleitzahl.',
    unknown: 'Wir kennen diese Postleitzahl nicht.',
  },
  filesAdvice: 'Ein Vorvertrag, ein Angebot, ein Plan, ein Lohnzettel.',
  send: 'Einen Termin anfragen',
  next: {
    title: 'Und dann?',
    call: {
      title: 'Wir rufen Sie an',
      text: 'Während der Öffnungszeiten. [officeVisits=yes|Sie legen gemeinsam Zeit und Ort fest: im Büro oder am Telefon, auf {spokenLanguages}.][officeVisits=no|Sie legen gemeinsam die Zeit fest; das Gespräch findet am Telefon statt, auf {spokenLanguages}.]',
    },
    talk: {
      title: 'Sie sprechen darüber',
      text: 'Der Berater rechnet noch einmal mit Ihnen, Zinssatz und Kosten inbegriffen, und sagt, welche Unterlagen nötig sind.',
    },
    decide: {
      title: 'Sie überlegen',
      text: 'Nichts bindet Sie, bevor Sie unterschreiben. Ein Antrag kann abgelehnt werden; dann sagen wir, warum.',
    },
    phone: 'Rufen Sie lieber an?',
  },
  thanks: {
    nextTitle: 'Bis dahin können Sie zusammentragen',
    papers: {
      estate: {
        title: 'Was die Immobilie betrifft',
        text: 'Die Anzeige, den Vorvertrag oder das Kaufangebot, die Kostenvoranschläge, den Energieausweis.',
      },
      means: {
        title: 'Was Ihre Einkünfte betrifft',
        text: 'Die letzten drei Lohnzettel, oder den letzten Steuerbescheid, wenn Sie selbständig sind.',
        replacement:
          'Die letzte Bescheinigung über Ihre Rente oder Ihre Leistungen; wenn Sie auch arbeiten, Ihre letzten drei Lohnzettel.',
        rent: 'Den Mietvertrag über das, was Sie vermieten.',
      },
      credits: {
        title: 'Was Ihre Kredite betrifft',
        text: 'Die laufenden Verträge und was davon noch zu zahlen ist.',
      },
    },
    back: 'Den Hypothekarkredit noch einmal ansehen',
  },
  faults: {
    projectRequired: 'Sagen Sie uns, was Sie tun möchten.',
    countryRequired: 'Wählen Sie das Land.',
    typeRequired: 'Sagen Sie uns, um welche Immobilie es geht.',
    legalRequired: 'Antworten Sie mit Ja oder Nein.',
    legalRefused:
      'Ohne Ihr Einverständnis können wir nichts vorbereiten. Sie können uns stattdessen anrufen.',
    notOffered: 'Wählen Sie eine der angebotenen Antworten.',
    unreadable: '{field} enthält ein Zeichen, das nicht dorthin gehört.',
    between: '{field} muss zwischen {min} und {max} liegen.',
  },
};
