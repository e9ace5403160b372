/** The website's forms: what became of one, and how the lender's team is told. */
export const inquiries = {
  contact: {
    refusedTitle: 'Votre message n’a pas encore été envoyé',
    requestedTitle: 'Une question avant l’envoi',
    sentTitle: 'Votre message est bien arrivé',
    sentText: {
      write: 'Merci, {firstname}. Nous vous répondons à l’adresse {email}.',
      /** To who left a number. */
      writeOrCall: 'Merci, {firstname}. Nous vous répondons à l’adresse {email} ou au {phone}.',
      call: 'Merci, {firstname}. Nous vous appelons au {phone}, pendant les heures d’ouverture. Si nous ne vous joignons pas, nous vous écrivons à l’adresse {email}.',
      visit:
        'Merci, {firstname}. Nous cherchons un moment qui vous convient, et nous vous le proposons par téléphone ou à l’adresse {email}. Le rendez-vous est fixé quand vous l’avez accepté.',
    },
    ways: {
      write: 'Une réponse écrite',
      call: 'Être rappelé',
      visit: 'Un rendez-vous au bureau',
    },
    fields: {
      way: 'Souhait',
      subject: 'Sujet',
      firstname: 'Prénom',
      lastname: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      zip: 'Code postal',
      message: 'Message',
    },
    faults: {
      subjectRequired: 'Choisissez le sujet de votre message.',
      subjectInvalid: 'Choisissez un des sujets de la liste.',
      messageRequired: 'Écrivez votre message.',
      messageTooLong: 'Votre message ne peut pas dépasser {max} caractères.',
    },
  },
  coproperty: {
    sentTitle: 'Votre demande est bien arrivée',
    sentText:
      'Merci, {firstname}. Un conseiller examine votre demande de prêt copropriété de {amount} sur {duration} mois, et vous rappelle ou vous écrit à l’adresse {email}.',
    fields: {
      amount: 'Montant',
      duration: 'Durée (mois)',
      taeg: 'TAEG',
      'monthly-fee': 'Mensualité',
    },
    faults: {
      amountRequired: 'Indiquez le montant à emprunter.',
      amountBounds: 'Indiquez un montant entre {min} et {max}.',
      durationRequired: 'Choisissez la durée.',
      durationInvalid: 'Cette durée n’existe pas pour ce montant. Choisissez-en une de la liste.',
    },
    refusedTitle: 'Votre demande n’a pas encore été envoyée',
    requestedTitle: 'Une question avant l’envoi',
    office: 'Demande de prêt copropriété',
  },
  mortgage: {
    refusedTitle: 'Votre demande n’a pas encore été envoyée',
    requestedTitle: 'Une question avant l’envoi',
    sentTitle: 'Votre demande est bien arrivée',
    sentText:
      'Merci, {name}. Un conseiller vous appelle au {telephone}, pendant les heures d’ouverture. Si nous ne vous joignons pas, nous écrivons à {email}.',
    office: 'Demande de rendez-vous hypothécaire',
  },
  botCheck: {
    notProven: 'Cochez la case «\u00A0Je ne suis pas un robot\u00A0», puis envoyez à nouveau.',
    alreadySpent: 'Cette vérification a déjà servi. Cochez à nouveau la case, puis envoyez.',
    checkUnavailable:
      'La vérification contre les robots ne répond pas. Réessayez dans quelques minutes, ou appelez-nous.',
  },
  page: {
    refusedText:
      'Revenez au formulaire avec le bouton «\u00A0Page précédente\u00A0» de votre navigateur\u00A0: ce que vous avez écrit s’y trouve encore. Corrigez ceci\u00A0:',
    filesNotHeld:
      'Nous ne pouvons pas garder vos fichiers pour le moment. Réessayez dans quelques minutes, ou envoyez le formulaire sans fichier.',
    tooManyCalls:
      'Il y a eu trop d’envois depuis votre connexion en peu de temps. Attendez quelques minutes, puis rechargez cette page\u00A0: votre navigateur envoie à nouveau tout ce que vous avez écrit.',
    notWhole:
      'Le formulaire nous est arrivé incomplet. Rechargez cette page\u00A0: votre navigateur envoie à nouveau tout ce que vous avez écrit.',
    failed:
      'Le problème vient de chez nous. Rechargez cette page dans quelques minutes\u00A0: votre navigateur envoie à nouveau tout ce que vous avez écrit. Vous pouvez aussi nous appeler au {phone}.',
    backToContact: 'Retour à la page de contact',
    backToForm: 'Retour au formulaire',
  },
  question: {
    text: 'Les robots aussi remplissent des formulaires. Répondez à cette question\u00A0: tout ce que vous avez écrit sera alors envoyé.',
    sum: 'Combien font {a} plus {b}\u00A0?',
    hint: 'En chiffres ou en lettres.',
    files: 'Fichiers joints\u00A0: {names}.',
    send: 'Répondre et envoyer',
    wrong: 'Ce n’est pas la bonne réponse. En voici une autre.',
    spent:
      'Cette question a déjà servi. Si votre envoi vous a été confirmé, il est arrivé. Sinon, répondez à celle-ci.',
    expired:
      'La question n’est plus valable. En voici une autre. Si vous aviez joint des fichiers, ils n’ont pas été gardés et ne seront pas envoyés.',
    numbers:
      'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit',
  },
  office: {
    subject: 'Nouveau message\u00A0: {subject}',
    title: 'Nouveau message du site',
    arrived: 'Envoyé le {date} à {time}, en français.',
    message: 'Message',
    files: 'Fichiers joints',
    filesText:
      'Chaque lien ouvre son fichier tant que le message est conservé. Les fichiers ont été contrôlés, mais ouvrez-les avec la prudence d’usage.',
    file: '{name} ({size})',
  },
};
