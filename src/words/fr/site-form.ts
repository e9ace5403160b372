/** What every form of the website says while it is filled in and sent. */
export const siteForm = {
  optional: '{label} (facultatif)',
  meantEmail: 'Vouliez-vous dire {email}\u00a0?',
  streetWithNumber:
    'La rue semble déjà contenir le numéro. Vérifiez l’adresse\u00a0; vous pouvez continuer.',
  fields: {
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'Adresse e-mail',
    phone: 'GSM ou téléphone',
    phoneHint: 'Par exemple 0475/123456.',
    zip: 'Code postal',
    message: 'Message',
  },
  check: {
    title: 'Une dernière vérification',
    text: 'Cochez la case\u00a0: le formulaire est envoyé dès que la vérification est faite.',
    loading: 'La vérification se charge…',
  },
  sending: 'Envoi en cours…',
  progress: 'Envoi\u00a0: {percent}\u00a0%',
  arrived: 'Tout est transmis. Nous contrôlons les fichiers…',
  corrections: 'Le formulaire n’a pas été envoyé\u00a0: {count} réponses sont à corriger.',
  correction: 'Le formulaire n’a pas été envoyé\u00a0: une réponse est à corriger.',
  problems: {
    title: 'L’envoi n’a pas abouti',
    connection:
      'Nous n’avons pas reçu de réponse\u00a0: la connexion s’est sans doute interrompue. Ce que vous avez écrit et joint est toujours là. Vérifiez votre connexion, puis envoyez à nouveau.',
    server:
      'C’est de notre côté. Ce que vous avez écrit et joint est toujours là\u00a0: réessayez dans quelques minutes, ou appelez-nous au {phone}.',
    tooManyCalls:
      'Il y a eu trop d’envois depuis votre connexion en peu de temps. Ce que vous avez écrit et joint est toujours là\u00a0: attendez quelques minutes, puis envoyez à nouveau.',
    check:
      'La vérification contre les robots n’a pas pu se charger. Ce que vous avez écrit et joint est toujours là. Vérifiez votre connexion, puis envoyez à nouveau, ou appelez-nous au {phone}.',
  },
  privacy:
    'Nous utilisons ces données pour vous répondre. Durée de conservation et droits\u00a0: {link}.',
  privacyLink: 'Vie privée',
  again: 'Écrire un autre message',
  uploads: {
    label: 'Fichiers',
    hint: 'Jusqu’à {most} fichiers de {megabytes}\u00a0Mo\u00a0: images, PDF, texte, Word, Excel, PowerPoint (pptx), Pages ou RTF.',
    choose: 'Choisir des fichiers',
    drop: 'Ou déposez-les ici.',
    list: 'Fichiers choisis',
    size: '{size}\u00a0{unit}',
    kilobytes: 'ko',
    megabytesUnit: 'Mo',
    remove: 'Retirer',
    removeNamed: 'Retirer {name}',
    removed: '{name} est retiré.',
    added: '{count} fichiers choisis.',
    addedOne: 'Un fichier choisi.',
  },
};
