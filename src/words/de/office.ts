import type { office as french } from '../fr/office.ts';
import type { Translation } from '../translation.ts';

/** Mails to the lender's team. Requests are in French and Dutch; messages of the forms share this ending. */
export const office: Translation<typeof french> = {
  request: {
    subject: 'Neuer Antrag {reference}',
    title: 'Neuer Kreditantrag',
    arrived: 'Online gesendet am {date} um {time}, auf Deutsch.',
    attached: 'Die vollständige Zusammenfassung ist als PDF beigefügt.',
    notAttached:
      'Die Zusammenfassung konnte nicht als PDF erstellt werden: Alle Antworten stehen unten.',
    masked: 'Die Nationalregisternummern sind in dieser E-Mail verdeckt.',
    asked: 'Beantragt, bevor andere Bedingungen angenommen wurden',
    budget: {
      title: 'Haushaltsbudget',
      verdict: 'Beurteilung',
      tight: 'knappes Budget',
      sufficient: 'ausreichendes Budget',
      figures: 'Unsere Richtbeträge',
      figuresDate: 'festgelegt am {date}',
    },
  },
  prospect: {
    subject: 'Neuer Kontakt: {product}',
    title: 'Neuer Kontakt',
    arrived:
      'Am {date} um {time} hat diese Person online einen Antrag auf Deutsch begonnen, die Bedingungen angenommen und ihre Kontaktdaten hinterlassen.',
    next: 'Schickt sie ihren Antrag ab, erhalten Sie ihn getrennt.',
    contact: 'Kontaktdaten',
    product: 'Produkt',
    from: 'Herkunft',
  },
  /** The end of the audit log, for the safekeeping of the lender. */
  proof: {
    subject: 'Nachweis des Prüfprotokolls: Eintrag {position}',
    title: 'Ende des Prüfprotokolls',
    text: 'Am {date} um {time} endete das Prüfprotokoll mit diesem Eintrag.',
    keep: 'Bewahren Sie diese E-Mail außerhalb der Reichweite derer auf, die den Server verwalten. Mit der beigefügten Datei lässt sich später prüfen, ob bis zu diesem Eintrag nichts geändert oder entfernt wurde.',
    section: 'Letzter Eintrag',
    position: 'Position',
    hash: 'Prüfwert',
    id: 'Nachricht',
  },
  /** A time within a sentence, on the hour and between. */
  clock: { hour: '{hours}\u00a0Uhr', time: '{hours}.{minutes}\u00a0Uhr' },
  broker: 'Makler',
  address: { label: 'Adresse', box: 'Briefkasten {box}' },
  label: '{label}:',
  personal:
    'Diese E-Mail enthält personenbezogene Daten. Leiten Sie sie nur an Personen weiter, die die Akte bearbeiten.',
};
