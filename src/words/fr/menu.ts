export const menu = {
  groups: {
    loans: {
      title: 'Prêts',
      /** As many as are offered, one to six. */
      lead: '[links=1|Un prêt à tempérament. Son taux et son coût se trouvent sur sa page.][links=2|Deux][links=3|Trois][links=4|Quatre][links=5|Cinq][links=6|Six][several=yes| prêts à tempérament, selon ce qu’ils financent. Le taux et le coût de chacun se trouvent sur sa page.]',
    },
    mortgages: {
      title: 'Crédit hypothécaire',
      lead: 'Pour un logement\u00a0: l’acheter, le construire, le rénover.',
    },
    advice: {
      title: 'Comprendre',
      lead: 'Les mots du crédit, vos droits, et ce qu’il vaut mieux savoir avant de signer.',
    },
  },
  pages: {
    personalLoan: { title: 'Un projet privé', text: 'Prêt personnel' },
    carLoan: { title: 'Une voiture', text: 'Prêt auto, neuve ou d’occasion' },
    mobileHomeLoan: { title: 'Un mobilhome', text: 'Prêt mobilhome, neuf ou d’occasion' },
    renovationLoan: { title: 'Des travaux', text: 'Prêt rénovation, classique ou énergie' },
    grouping: { title: 'Plusieurs crédits', text: 'Regroupement de crédits' },
    coproperty: { title: 'Une copropriété', text: 'Votre part des travaux de l’immeuble' },
    mortgage: { title: 'Le crédit classique', text: 'À partir de 10\u00a0ans' },
    lightMortgage: { title: 'Le crédit light', text: 'Garanti par une promesse d’hypothèque' },
    configurator: { title: 'Le simulateur', text: 'Comparer les formules' },
    mortgageAppointment: { title: 'Un rendez-vous', text: 'En parler avec un conseiller' },
    search: { title: 'Rechercher', text: 'Dans toutes les pages, les questions et le glossaire' },
    faq: { title: 'Questions fréquentes', text: 'Avant, pendant et après la demande' },
    glossary: { title: 'Glossaire', text: 'Les mots du crédit, expliqués' },
    news: { title: 'Actualités', text: 'Ce qui change, et ce que cela veut dire' },
    accessibility: { title: 'Accessibilité', text: 'Comment lire et utiliser ce site' },
    brokers: { title: 'Courtiers', text: '' },
    contact: { title: 'Contact', text: '' },
  },
};
