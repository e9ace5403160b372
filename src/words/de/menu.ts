import type { menu as french } from '../fr/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof french> = {
  groups: {
    loans: {
      title: 'Darlehen',
      lead: '[links=1|Ein Teilzahlungsdarlehen. Zinssatz und Kosten stehen auf seiner Seite.][links=2|Zwei][links=3|Drei][links=4|Vier][links=5|Fünf][links=6|Sechs][several=yes| Teilzahlungsdarlehen, je nachdem, was sie finanzieren. Zinssatz und Kosten stehen auf der Seite jedes Darlehens.]',
    },
    mortgages: {
      title: 'Hypothekarkredit',
      lead: 'Für ein Haus oder eine Wohnung: kaufen, bauen, renovieren.',
    },
    advice: {
      title: 'Verstehen',
      lead: 'Die Begriffe rund um den Kredit, Ihre Rechte, und was man besser vor der Unterschrift weiß.',
    },
  },
  pages: {
    personalLoan: { title: 'Ein privates Vorhaben', text: 'Privatdarlehen' },
    carLoan: { title: 'Ein Auto', text: 'Autodarlehen, neu oder gebraucht' },
    mobileHomeLoan: { title: 'Ein Wohnmobil', text: 'Wohnmobildarlehen, neu oder gebraucht' },
    renovationLoan: {
      title: 'Arbeiten am Haus',
      text: 'Renovierungsdarlehen, klassisch oder Energie',
    },
    grouping: { title: 'Mehrere Kredite', text: 'Zusammenlegung von Krediten' },
    coproperty: { title: 'Ein Miteigentum', text: 'Ihr Anteil an den Arbeiten am Gebäude' },
    mortgage: { title: 'Der klassische Kredit', text: 'Ab 10\u00a0Jahren' },
    lightMortgage: { title: 'Der Kredit light', text: 'Gesichert durch ein Hypothekenversprechen' },
    configurator: { title: 'Der Simulator', text: 'Formeln vergleichen' },
    mortgageAppointment: { title: 'Ein Termin', text: 'Mit einem Berater sprechen' },
    faq: { title: 'Häufige Fragen', text: 'Vor, während und nach dem Antrag' },
    glossary: { title: 'Glossar', text: 'Begriffe rund um den Kredit, erklärt' },
    news: { title: 'Aktuelles', text: 'Was sich ändert, und was das bedeutet' },
    search: { title: 'Suchen', text: 'In allen Seiten, Fragen und Begriffen' },
    accessibility: { title: 'Barrierefreiheit', text: 'Wie Sie diese Website lesen und nutzen' },
    brokers: { title: 'Makler', text: '' },
    contact: { title: 'Kontakt', text: '' },
  },
};
