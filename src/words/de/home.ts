import type { home as french } from '../fr/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof french> = {
  title: 'Darlehen und Kredite: erst rechnen, dann beantragen',
  description:
    'Wählen Sie Betrag und Laufzeit: Sie sehen die Monatsrate, den effektiven Jahreszins und die Gesamtkosten des Darlehens. Danach können Sie es beantragen.',
  views: {
    label: 'Was Sie aufnehmen wollen',
    loan: 'Darlehen',
    credit: 'Hypothekarkredit',
  },
  credit: {
    headline: 'Ein Hypothekarkredit läuft viele Jahre: Berechnen Sie, was er kostet.',
    lead: 'Beginnen Sie beim Betrag, den Sie leihen wollen, oder bei dem, was Sie im Monat zahlen können.',
  },
  tabs: {
    label: 'Ihr Vorhaben',
    personal: 'Privates Vorhaben',
    car: 'Auto',
    mobilhome: 'Wohnmobil',
    renovation: 'Arbeiten am Haus',
    grouping: 'Zusammenlegung',
    coproperty: 'Miteigentum',
  },
  headline: 'Wissen, wohin es geht, bevor man Geld leiht.',
  lead: 'Wählen Sie Betrag und Laufzeit.',
  /** A simulator that fails to load. */
  missing: {
    title: 'Diese Berechnung ist nicht angekommen',
    text: 'Vielleicht ist die Verbindung unterbrochen. Ihre Angaben sind noch da.',
    again: 'Noch einmal versuchen',
    page: 'Die Seite dieses Kredits öffnen',
  },
  price: {
    line: '{amount} zu leihen kostet {cost}: {cents} Cent je Euro.',
    loan: '{name} über {months}\u00a0Monate, effektiver Jahreszins {taeg}, fester Zinssatz.',
  },
  steps: {
    application: {
      title: 'Was ein Antrag enthält',
      lead: 'Der Antrag ist auf {applicationLanguages}. Ihre Antworten werden laufend verschlüsselt gespeichert: Sie können später auf demselben Gerät weitermachen.',
      stages: {
        data: {
          title: 'Ihre Daten',
        },
        activity: {
          title: 'Ihre Tätigkeit',
        },
        costs: {
          title: 'Ihre Ausgaben',
        },
        completion: {
          title: 'Der Abschluss',
        },
      },
      promise:
        'Wir fragen die Zentrale für Privatkredite ab und prüfen Ihr Budget: Ein Antrag kann abgelehnt werden; dann sagen wir Ihnen, warum. Nichts bindet Sie, bevor Sie den Vertrag unterschreiben; danach haben Sie noch vierzehn Tage, um ihn zu widerrufen.',
    },
    inquiry: {
      title: 'Was ein Antrag für Miteigentümer enthält',
      lead: 'Ein einziges Formular, das ein Berater liest. Es übernimmt den Betrag und die Laufzeit, die Sie oben gewählt haben.',
      stages: {
        share: {
          title: 'Ihr Anteil',
        },
        person: {
          title: 'Ihre Kontaktdaten',
        },
        documents: {
          title: 'Ihre Unterlagen',
        },
        answer: {
          title: 'Die Antwort',
        },
      },
      promise:
        'Wir fragen die Zentrale für Privatkredite ab und prüfen Ihr Budget: Ein Antrag kann abgelehnt werden; dann sagen wir Ihnen, warum.',
    },
    mortgage: {
      title: 'Wie ein Hypothekarkredit vorbereitet wird',
      lead: 'Er wird nicht online beantragt: Ein Berater bereitet ihn mit Ihnen vor.',
      stages: {
        figures: {
          title: 'Ihre Berechnung',
        },
        talk: {
          title: 'Ein Gespräch',
        },
        check: {
          title: 'Die Prüfung',
        },
        offer: {
          title: 'Das Angebot, dann die Urkunde',
        },
      },
      promise:
        'Ein Antrag kann abgelehnt werden; dann sagen wir Ihnen, warum. Nichts bindet Sie, bevor Sie das Angebot annehmen.',
    },
  },
  who: {
    title: 'Wer {name} ist',
    text: '[officeVisits=yes|Hinter dieser Website steht ein Büro in {city}, mit Menschen, die antworten.][officeVisits=no|Hinter dieser Website stehen Menschen, die antworten.] Rufen Sie uns unter {phone} an oder schreiben Sie an {email}: Wer eine Frage stellt, beantragt damit noch nichts.',
  },
};
