import type { menu as french } from '../fr/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof french> = {
  groups: {
    loans: {
      title: 'Leningen',
      lead: '[links=1|Een lening op afbetaling. De rentevoet en de kosten vindt u op de pagina ervan.][links=2|Twee][links=3|Drie][links=4|Vier][links=5|Vijf][links=6|Zes][several=yes| leningen op afbetaling, volgens wat ze financieren. De rentevoet en de kosten vindt u op de pagina van elke lening.]',
    },
    mortgages: {
      title: 'Hypothecair krediet',
      lead: 'Voor een woning: kopen, bouwen, renoveren.',
    },
    advice: {
      title: 'Begrijpen',
      lead: 'De begrippen uit de kredietwereld, uw rechten, en wat u beter weet voor u tekent.',
    },
  },
  pages: {
    personalLoan: { title: 'Een privéproject', text: 'Persoonlijke lening' },
    carLoan: { title: 'Een auto', text: 'Autolening, nieuw of tweedehands' },
    mobileHomeLoan: { title: 'Een mobilhome', text: 'Mobilhomelening, nieuw of tweedehands' },
    renovationLoan: { title: 'Werken', text: 'Renovatielening, klassiek of energie' },
    grouping: { title: 'Meerdere kredieten', text: 'Kredieten hergroeperen' },
    coproperty: { title: 'Een mede-eigendom', text: 'Uw deel van de werken aan het gebouw' },
    mortgage: { title: 'Het klassieke krediet', text: 'Vanaf 10\u00a0jaar' },
    lightMortgage: { title: 'Het krediet light', text: 'Met een hypotheekbelofte als waarborg' },
    configurator: { title: 'De simulator', text: 'Formules vergelijken' },
    mortgageAppointment: { title: 'Een afspraak', text: 'Met een adviseur bespreken' },
    search: { title: 'Zoeken', text: 'In alle pagina’s, vragen en begrippen' },
    faq: { title: 'Veelgestelde vragen', text: 'Voor, tijdens en na de aanvraag' },
    glossary: { title: 'Woordenlijst', text: 'Begrippen over krediet, uitgelegd' },
    news: { title: 'Nieuws', text: 'Wat verandert, en wat dat betekent' },
    accessibility: { title: 'Toegankelijkheid', text: 'Hoe u deze site leest en gebruikt' },
    brokers: { title: 'Makelaars', text: '' },
    contact: { title: 'Contact', text: '' },
  },
};
