export const carousel = {
  previous: 'Précédents',
  next: 'Suivants',
  position: '{first} à {last} sur {all}',
  single: '{first} sur {all}',
};
