/** The newsletter: its form, its mails, the pages behind their links. */
export const newsletter = {
  form: {
    title: 'La newsletter de {lender}',
    lede: 'Ce qui change pour votre budget et vos crédits, expliqué simplement. Un e-\u2060mail par mois au plus.',
    email: 'Votre adresse e-\u2060mail',
    example: 'nom@exemple.be',
    submit: 'M’inscrire',
    untilComplete: 'Le bouton s’active dès que l’adresse est complète.',
    /** What is consented to: kept to the letter as its proof. */
    consent:
      'En vous inscrivant, vous acceptez de recevoir la newsletter de {lender} par e-\u2060mail, une fois par mois au plus. Nous vous demandons d’abord de confirmer par e-\u2060mail. Vous pouvez arrêter à tout moment, par le lien au bas de chaque newsletter.',
    privacy: 'Ce que nous faisons de votre adresse',
    checkTitle: 'Vérification contre les robots',
    checkText:
      'Cochez la case\u00A0: votre inscription est envoyée dès que la vérification est faite.',
    checkLoading: 'La vérification se charge…',
    sending: 'Envoi de votre inscription…',
    problems: {
      connection:
        'Votre inscription n’a pas été envoyée\u00A0: nous n’avons pas reçu de réponse. Votre adresse est toujours là\u00A0: vérifiez votre connexion, puis réessayez.',
      server:
        'Votre inscription n’a pas été envoyée\u00A0: le problème vient de chez nous. Votre adresse est toujours là\u00A0: réessayez dans quelques minutes.',
      tooManyCalls:
        'Il y a eu trop d’envois depuis votre connexion. Votre adresse est toujours là\u00A0: réessayez dans quelques minutes.',
      check:
        'La vérification contre les robots n’a pas pu se charger. Votre adresse est toujours là\u00A0: réessayez.',
    },
    /** The same in every language (W-6.15). */
    recaptcha: 'reCAPTCHA Error',
  },
  answer: {
    title: 'Encore une étape',
    message:
      'Nous avons écrit à {email}. Ouvrez cet e-\u2060mail et confirmez\u00A0: sans confirmation, votre adresse n’est pas inscrite et nous l’effaçons après {keptUnconfirmed}. Vous n’avez rien reçu dans l’heure\u00A0? Regardez aussi parmi les courriers indésirables.',
    refusedTitle: 'Votre inscription n’a pas été envoyée',
    refusedText: 'Revenez à la page précédente et corrigez ceci\u00A0:',
    requestedTitle: 'Une question avant l’envoi',
    expired: 'La question n’est plus valable. Envoyez le formulaire à nouveau.',
    back: 'Retour à l’accueil',
    backToPage: 'Retour à la page',
  },
  mail: {
    subject: 'Confirmez votre inscription à la newsletter de {lender}',
    preview: 'Sans votre confirmation, nous ne vous envoyons rien.',
    text: 'Le {asked}, quelqu’un a demandé la newsletter de {lender} pour cette adresse. Si c’était vous, confirmez-le\u00A0: nous n’écrivons qu’aux personnes qui l’ont demandé.',
    button: 'Confirmer mon inscription',
    until: 'Le lien fonctionne jusqu’au {until}.',
    consent: 'Ce que vous acceptez, comme le dit le formulaire\u00A0: «\u00A0{consent}\u00A0»',
    notYou:
      'Vous n’avez rien demandé\u00A0? Ne faites rien\u00A0: sans confirmation, votre adresse est effacée le {until}.',
    instant: '{date} à {hours}\u00a0h\u00a0{minutes}',
    already: {
      subject: 'Vous recevez déjà la newsletter de {lender}',
      preview: 'Vous n’avez rien à faire.',
      text: 'Le {asked}, quelqu’un a demandé la newsletter de {lender} pour cette adresse. Elle y est inscrite depuis le {since}\u00A0: vous n’avez rien à faire.',
      button: 'Ne plus recevoir la newsletter',
      notYou:
        'Vous n’avez rien demandé\u00A0? Rien n’a changé\u00A0: vous pouvez ignorer cet e-\u2060mail.',
    },
  },
  confirm: {
    title: 'Confirmez votre inscription',
    text: 'Vous avez demandé la newsletter de {lender}, pour l’adresse qui a reçu notre e-\u2060mail. L’inscription prend effet dès que vous la confirmez.',
    button: 'Confirmer mon inscription',
    doneTitle: 'Votre inscription est confirmée',
    doneText:
      'Vous recevez la prochaine newsletter de {lender}. Un lien au bas de chacune permet d’arrêter à tout moment.',
    endedTitle: 'Cette inscription est terminée',
    endedText:
      'Vous ne recevez plus la newsletter à la suite de cette inscription. Pour la recevoir à nouveau, inscrivez-vous au bas de la page d’accueil.',
    expiredTitle: 'Ce lien ne fonctionne plus',
    expiredText:
      'Il était valable pendant {keptUnconfirmed}, et l’adresse est effacée. Inscrivez-vous à nouveau au bas de la page d’accueil\u00A0: nous vous envoyons un autre lien.',
  },
  unsubscribe: {
    title: 'Ne plus recevoir la newsletter',
    text: 'Vous ne recevrez plus la newsletter de {lender} à l’adresse qui a reçu ce lien. Cela ne change rien à vos demandes ni à vos contrats.',
    button: 'Ne plus la recevoir',
    doneTitle: 'C’est noté',
    doneText:
      'Vous ne recevez plus la newsletter de {lender}. Si une newsletter était déjà en route, ce sera la dernière.',
    goneTitle: 'Ce lien ne fonctionne plus',
    goneText:
      'Nous ne conservons plus l’inscription à laquelle il se rapporte. Si vous recevez encore la newsletter, suivez le lien de la plus récente, ou écrivez à {email}\u00A0: nous y mettons fin.',
  },
  office: {
    confirmed: {
      subject: 'Newsletter\u00A0: une inscription',
      title: 'Une inscription à la newsletter',
      text: 'Confirmée le {date} à {time}, en français. Joignez à chaque envoi le lien de désinscription ci-dessous.',
    },
    ended: {
      subject: 'Newsletter\u00A0: une désinscription',
      title: 'Une désinscription de la newsletter',
      text: 'Demandée le {date} à {time}. N’écrivez plus à cette adresse.',
    },
    section: 'Inscription',
    email: 'E-mail',
    unsubscribe: 'Lien de désinscription',
    id: 'Numéro',
  },
};
