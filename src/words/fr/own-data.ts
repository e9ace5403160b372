/** What is stored of a borrower, as a file for them. */
export const ownData = {
  title: 'Vos données',
  text: 'Ce que nous gardons de cette demande à votre sujet, dans un fichier lisible par d’autres programmes (JSON).',
  button: 'Télécharger mes données',
  /** The file's name. */
  file: 'mes-donnees.json',
  gone: {
    title: 'Ce lien n’ouvre plus de données',
    text: 'La demande a été effacée, elle a pris fin, ou elle continue sur un autre appareil. Pour savoir ce que nous gardons à votre sujet, écrivez à {email}.',
    back: 'Revenir à l’accueil',
  },
};
