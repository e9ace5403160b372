export const fr = {
  more: 'Lire l’explication',
};
