export const film = {
  captions: 'Sous-titres français',
  transcript: 'Lire ce que montre le film',
  unplayable: 'Votre navigateur ne lit pas ce film. Vous pouvez le télécharger\u00a0:',
  download: 'télécharger le film',
};
