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
    leadMore: 'Wir zeigen die Kosten, den effektiven Jahreszins und den Gesamtbetrag.',
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
  leadMore: 'Wir zeigen, was das Darlehen kostet, Monat für Monat, bis zum letzten Euro.',
  /** A simulator that fails to load. */
  missing: {
    title: 'Diese Berechnung ist nicht angekommen',
    text: 'Vielleicht ist die Verbindung unterbrochen. Ihre Angaben sind noch da.',
    again: 'Noch einmal versuchen',
    page: 'Die Seite dieses Kredits öffnen',
  },
  reckoning: {
    title: 'Wie wir rechnen',
    rate: {
      title: 'Ein fester Zinssatz',
      text: 'Der effektive Jahreszins fasst die Zinsen und die Pflichtkosten zusammen. Er hängt vom Betrag und von der Laufzeit ab; ist der Vertrag unterschrieben, ändert er sich nicht mehr, und die Monatsrate auch nicht.',
    },
    cents: {
      title: 'Auf den Cent',
      text: 'Die Monatsrate eines Darlehens wird auf den Cent berechnet; was darüber hinausgeht, fällt weg. Dieselbe Rechnung gilt hier, im Antrag und auf Ihrer Zusammenfassung.',
      mortgage: 'Die Monatsrate eines Hypothekarkredits wird auf den nächsten Cent gerundet.',
    },
    duration: {
      title: 'Länger ist teurer',
      text: 'Eine längere Laufzeit senkt die Monatsrate und erhöht die Gesamtkosten. Vergleichen Sie beide Zahlen, bevor Sie wählen: Sie stehen immer nebeneinander.',
    },
  },
  steps: {
    application: {
      title: 'Was ein Antrag enthält',
      lead: 'Vier Teile, in dieser Reihenfolge, auf {applicationLanguages}. Ihre Antworten werden laufend verschlüsselt gespeichert: Sie können unterbrechen und auf demselben Gerät weitermachen.',
      stages: {
        data: {
          title: 'Ihre Daten',
          text: 'Wer Sie sind, wo Sie wohnen, wie wir Sie erreichen.',
        },
        activity: {
          title: 'Ihre Tätigkeit',
          text: 'Ihre Arbeit oder Ihr Status, und was Sie im Monat erhalten.',
        },
        costs: {
          title: 'Ihre Ausgaben',
          text: 'Ihre Wohnung, Ihre festen Ausgaben, die laufenden Kredite und Karten.',
        },
        completion: {
          title: 'Der Abschluss',
          text: 'Ihre Identität, Ihr Vorhaben, alles noch einmal lesen, dann abschicken.',
        },
      },
      promise:
        'Wir fragen die Zentrale für Privatkredite ab, wie das Gesetz es vorschreibt, und prüfen, ob die Rückzahlung in Ihr Budget passt. Ein Antrag kann also abgelehnt werden; dann sagen wir Ihnen, warum. Nichts bindet Sie, bevor Sie den Vertrag unterschreiben, und danach haben Sie noch vierzehn Tage, um ihn zu widerrufen.',
    },
    inquiry: {
      title: 'Was ein Antrag für Miteigentümer enthält',
      lead: 'Ein einziges Formular, das ein Berater liest. Es übernimmt den Betrag und die Laufzeit, die Sie oben gewählt haben.',
      stages: {
        share: {
          title: 'Ihr Anteil',
          text: 'Der Betrag, den die Generalversammlung von Ihnen verlangt, und die Laufzeit.',
        },
        person: {
          title: 'Ihre Kontaktdaten',
          text: 'Ihr Name und wie wir Sie erreichen.',
        },
        documents: {
          title: 'Ihre Unterlagen',
          text: 'Das Protokoll der Versammlung und die Abrechnung des Syndikus, wenn Sie sie haben.',
        },
        answer: {
          title: 'Die Antwort',
          text: 'Ein Berater meldet sich bei Ihnen und bereitet mit Ihnen den vollständigen Antrag vor.',
        },
      },
      promise:
        'Danach fragen wir die Zentrale für Privatkredite ab, wie das Gesetz es vorschreibt, und prüfen, ob die Rückzahlung in Ihr Budget passt. Ein Antrag kann also abgelehnt werden; dann sagen wir Ihnen, warum.',
    },
    mortgage: {
      title: 'Wie ein Hypothekarkredit vorbereitet wird',
      lead: 'Er wird nicht online beantragt: Ein Berater bereitet ihn mit Ihnen vor.',
      stages: {
        figures: {
          title: 'Ihre Berechnung',
          text: 'Betrag, Laufzeit und Monatsrate, so wie Sie sie hier gewählt haben.',
        },
        talk: {
          title: 'Ein Gespräch',
          text: 'Ihr Vorhaben, Ihr Einkommen, Ihre Ausgaben und Ihre Eigenmittel, mit einem Berater oder einem Makler.',
        },
        check: {
          title: 'Die Prüfung',
          text: 'Die Schätzung der Immobilie, die Zentrale für Privatkredite und Ihr Budget.',
        },
        offer: {
          title: 'Das Angebot, dann die Urkunde',
          text: 'Sie erhalten das europäische Merkblatt und das Angebot, und die Zeit, sie zu vergleichen. Die Urkunde wird beim Notar unterschrieben.',
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
