export const widgetFailure = {
  text: 'Le simulateur n’a pas pu être chargé.',
  retry: 'Réessayer',
  site: 'Aller sur le site du prêteur',
};
