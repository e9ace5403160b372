export const faq = {
  title: 'Questions fréquentes',
  lede: 'Ce que l’on nous demande avant, pendant et après une demande de prêt. Ouvrez une question pour lire la réponse.',
  topics: {
    before: 'Avant de demander',
    cost: 'Ce que cela coûte',
    request: 'Votre demande',
    contract: 'Après la signature',
    mortgage: 'Crédit hypothécaire',
    data: 'Vos données',
  },
  ask: {
    title: 'Votre question n’y est pas\u00a0?',
    text: 'Appelez-nous au {phone} ou écrivez à {email}. Une question ne lance aucune demande.',
  },
};
