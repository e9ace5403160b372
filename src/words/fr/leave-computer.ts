/** Leaving a computer that others use: the button, its confirmation, and the screen after it. */
export const leaveComputer = {
  hint: 'D’autres personnes utilisent cet appareil\u00a0?',
  button: 'Quitter cet appareil',
  unavailable: 'La connexion est interrompue. Vos réponses sont gardées\u00a0; réessayez.',
  title: 'Quitter cet appareil\u00a0?',
  /** What leaving makes of the answers, as it is known before. */
  becomes: {
    mailed:
      'Nous envoyons à {email} un lien qui rouvre votre demande là où elle en est, sur l’appareil de votre choix.',
    deleted:
      'Toutes les réponses de votre demande seront effacées. Vous ne pourrez pas les retrouver.',
    none: 'Votre demande n’est plus ouverte ici. Ce qui a été envoyé ou continue ailleurs ne change pas.',
    part: 'Vos réponses restent enregistrées. Pour continuer, rouvrez le lien de l’e-\u2060mail que vous avez reçu.',
    expired:
      'Votre session a expiré. Ce qui était enregistré ne pourra plus être rouvert d’ici, et sera supprimé au plus tard après {keptDrafts}.',
  },
  /** Next to `deleted`: how to be mailed the link instead. */
  instead:
    'Vous préférez les garder\u00a0? Indiquez votre adresse e-\u2060mail à la première étape et acceptez les conditions générales. Nous pourrons alors vous envoyer un lien.',
  emptied: 'La demande se ferme dans toutes les fenêtres de ce navigateur, qui n’en garde rien.',
  emptiedHere: 'La demande se ferme dans cette fenêtre, qui n’en garde rien.',
  confirm: {
    mailed: 'Envoyer le lien et quitter',
    deleted: 'Effacer mes réponses et quitter',
    other: 'Quitter',
  },
  ending: 'Un instant…',
  stay: 'Revenir à la demande',
  failed: {
    title: 'Vous n’avez pas encore quitté la demande.',
    text: 'Nous n’avons pas pu la fermer. Rien n’est perdu\u00a0: vérifiez votre connexion et réessayez.',
  },
  tooOften: {
    title: 'Le lien ne peut pas encore être envoyé.',
    text: 'Cette adresse a déjà reçu plusieurs liens. Le prochain pourra être envoyé à partir du {again}. D’ici là, vous ne pouvez quitter qu’en effaçant vos réponses.',
  },
  left: {
    title: 'Vous avez quitté la demande',
    became: {
      mailed: 'Le lien est en route vers {email}. Il rouvre votre demande jusqu’au {until}.',
      deleted: 'Vos réponses sont effacées.',
      none: 'Il n’y avait plus de réponses à effacer.',
      part: 'Vos réponses restent enregistrées. Le lien de l’e-\u2060mail que vous avez reçu les rouvre.',
      expired:
        'Ce qui était enregistré ne s’ouvre plus d’ici, et sera supprimé au plus tard après {keptDrafts}.',
      elsewhere:
        'Vous l’avez quittée dans une autre fenêtre de ce navigateur. Elle indique ce que deviennent vos réponses.',
    },
    close: 'Ce navigateur ne garde rien de votre demande. Vous pouvez fermer la fenêtre.',
    closeHere: 'Cette fenêtre ne garde rien de votre demande. Vous pouvez la fermer.',
    downloads: 'Vous avez téléchargé des documents\u00a0? Supprimez-les aussi de cet appareil.',
  },
};
