export const widget = {
  title: 'Simuler un prêt',
  /** Of whom the loans are. */
  by: 'Prêteur\u00a0: {lender}',
  product: 'Votre prêt',
  amount: 'Montant',
  groupedAmount: 'Solde des crédits à regrouper',
  additional: 'Montant supplémentaire',
  duration: 'Durée',
  newTab: 's’ouvre dans un nouvel onglet, sur le site du prêteur, {lender}',
  /** The law asks who lends, and in which capacity the broker acts. */
  roles:
    'Le prêteur est {lender}. Le courtier qui vous propose ce simulateur est intermédiaire de crédit. La demande se fait sur le site du prêteur, {lender}.',
};
