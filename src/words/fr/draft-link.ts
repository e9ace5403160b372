/** The link with which the applicant continues on another device: asked for, opened, and dead. */
export const draftLink = {
  instant: '{date} à {hours}\u00a0h\u00a0{minutes}',
  title: 'Continuer sur un autre appareil',
  to: 'Nous envoyons un lien à {email}. Il s’ouvre une seule fois, dans les {keptDrafts} qui suivent vos dernières réponses\u00a0; la demande continue alors sur l’appareil où vous l’ouvrez, et non plus sur celui-ci.',
  personal:
    'Toute personne qui ouvre ce lien voit vos réponses et peut envoyer la demande\u00a0: ne le transmettez à personne.',
  send: 'M’envoyer le lien',
  sending: 'Envoi en cours…',
  sent: 'Le lien est en route vers {email}. Il fonctionne jusqu’au {until}.',
  tooSoon:
    'Un lien vient déjà d’être envoyé\u00a0: cherchez-le aussi parmi les courriers indésirables. Vous pourrez en demander un autre à partir du {again}.',
  failed:
    'Le lien n’a pas pu être envoyé. Vos réponses restent ici\u00a0; réessayez dans un instant.',
  noAddress:
    'Nous vous envoyons pour cela un lien par e-\u2060mail. Indiquez d’abord votre adresse e-\u2060mail dans la demande.',
  giveAddress: 'Indiquer mon adresse e-\u2060mail',
  moved: {
    title: 'Cette demande continue ailleurs.',
    text: 'Le lien de notre e-\u2060mail a été ouvert sur un autre appareil ou dans une autre fenêtre\u00a0: votre demande y continue. Si vous continuez ici, ce sera une nouvelle demande.',
    here: 'Continuer ici',
  },
  ended: {
    title: 'Ce lien ne fonctionne plus',
    once: 'Il s’ouvre une seule fois, jusqu’au jour indiqué dans l’e-\u2060mail, et ne fonctionne plus après l’envoi de la demande.',
    elsewhere:
      'Vous l’avez déjà ouvert\u00a0? La demande continue sur cet appareil-là. Vous l’avez copié\u00a0? Vérifiez qu’il est complet.',
  },
};
