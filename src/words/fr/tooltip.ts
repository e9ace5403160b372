export const tooltip = {
  more: 'Lire l’explication',
};
