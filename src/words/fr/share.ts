export const share = {
  title: 'Partager cette page',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter (X)',
  on: 'Partager sur {network}, dans une nouvelle fenêtre',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le lien n’a pas pu être copié\u00a0: {address}',
};
