export const sharedRequest = {
  title: 'Votre demande partagée',
  instant: '{date} à {hours}\u00a0h\u00a0{minutes}',
  loading: 'Nous cherchons votre demande…',
  open: {
    lede: '{name} n’a pas encore envoyé sa partie.',
    to: 'Lien envoyé à',
    at: 'Envoyé le',
    until: 'Valable jusqu’au',
    nextTitle: 'Ce qui se passe ensuite',
    next1:
      'Quand {name} envoie sa partie, la demande est complète et nous l’analysons. Vous recevez tous deux la référence par e-\u2060mail. Si vos réponses à tous deux mènent à un autre prêt, ou si le taux change d’ici là, elle n’est envoyée qu’avec votre accord.',
    next2: 'Si {name} préfère ne pas emprunter, nous vous en informons par e-\u2060mail.',
    next3:
      'Sans sa partie à cette date, la demande n’est pas traitée et toutes les réponses sont effacées.',
  },
  toAgree: {
    lede: '{name} a envoyé sa partie\u00a0: c’est à vous de décider.',
    why: {
      loan: 'D’après vos réponses à tous deux, le prêt possible n’est plus celui que vous aviez demandé.',
      /** The same loan: the tariff has changed since it was asked for. */
      rate: 'Le taux que nous appliquons à ce prêt a changé depuis votre demande.',
    },
    accepted:
      '{name} a accepté les conditions proposées ci-dessous. La demande n’est pas encore envoyée.',
    /** The tariff has changed since the co-borrower accepted: what is shown they have not seen yet. */
    acceptedBefore:
      '{name} a accepté des conditions qui ont changé depuis\u00a0: celles ci-dessous sont d’aujourd’hui. La demande n’est pas encore envoyée.',
    consentChanged:
      'En acceptant, vous confirmez avoir pris connaissance de ces conditions et vous demandez ce prêt. Nous demandons alors à votre co-emprunteur de les accepter aussi\u00a0; la demande n’est envoyée qu’ensuite.',
    acceptChanged: 'Accepter ces conditions',
    acceptingChanged: 'Enregistrement en cours…',
    loans: 'Les deux prêts',
    until: 'Votre réponse est attendue jusqu’au',
    acceptTitle: 'Accepter ces conditions',
    consent:
      'En acceptant, vous confirmez avoir pris connaissance de ces conditions et vous demandez ce prêt. La demande est alors envoyée.',
    accept: 'Accepter et envoyer la demande',
    accepting: 'Envoi en cours…',
    refuse: {
      title: 'Refuser ces conditions',
      text: 'La demande s’arrête alors. Vos réponses et celles de votre co-emprunteur sont effacées, et nous vous en avertissons tous deux par e-\u2060mail. Vous êtes libre d’accepter ou non.',
      button: 'Refuser et arrêter la demande',
      sure: 'Refuser ces conditions et arrêter la demande pour de bon\u00a0?',
      yes: 'Oui, refuser et arrêter la demande',
      busy: 'Refus en cours…',
      no: 'Revenir à la comparaison',
    },
    changed:
      'Les conditions ont changé entre-temps. Cette page montre à présent celles d’aujourd’hui\u00a0: relisez-les avant de décider.',
    consentsChanged:
      'Le texte de votre accord a changé entre-temps. Cette page montre à présent celui d’aujourd’hui\u00a0: relisez-le avant de décider.',
    askedAgain:
      'Vous avez accepté les conditions d’aujourd’hui. {name} en avait accepté d’autres\u00a0: nous lui demandons par e-\u2060mail d’accepter celles-ci aussi. La demande n’est pas encore envoyée.',
  },
  resend: {
    title: 'Renvoyer le lien',
    text: 'Le nouveau lien remplace le précédent.',
    button: 'Renvoyer le lien',
    busy: 'Envoi en cours…',
    later: 'Vous pourrez renvoyer le lien à partir du {again}.',
    often:
      'Le lien a été envoyé plusieurs fois. S’il n’arrive pas, appelez-nous au {phone}\u00a0: nous cherchons ensemble.',
    done: 'Un nouveau lien est envoyé à {email}.',
  },
  correct: {
    title: 'Corriger l’adresse e-\u2060mail',
    text: 'L’ancien lien ne fonctionnera plus, et ce qui a déjà été rempli à partir de ce lien sera effacé.',
    label: 'Adresse e-\u2060mail de votre co-emprunteur',
    button: 'Envoyer à cette adresse',
    busy: 'Envoi en cours…',
    required: 'L’adresse e-\u2060mail est obligatoire.',
    invalid: 'L’adresse e-\u2060mail est invalide. Écrivez-la comme nom@exemple.be.',
    meantEmail: 'Vouliez-vous dire {email}\u00a0?',
    same: 'Le lien a déjà été envoyé à cette adresse. Vous pouvez le renvoyer.',
    done: 'Le lien est envoyé à {email}.',
  },
  withdraw: {
    title: 'Retirer la demande',
    text: 'Vos réponses et celles de votre co-emprunteur seront effacées. Nous en avertirons {name} par e-\u2060mail.',
    button: 'Retirer la demande',
    sure: 'Retirer cette demande pour de bon\u00a0?',
    yes: 'Oui, retirer la demande',
    busy: 'Retrait en cours…',
    no: 'Garder la demande',
  },
  ended: {
    sent: {
      lede: 'Votre demande est complète.',
      text: 'Elle a été envoyée le {ended}. Nous l’analysons\u00a0: notre décision vous parvient par e-\u2060mail[ dans les {decisionHours}\u00a0heures][weekend=monday|, le lundi pour une demande du week-\u2060end].',
    },
    declined: {
      lede: '{name} n’emprunte pas avec vous.',
      text: 'Nous l’avons appris le {ended}. La demande n’est pas traitée, et toutes les réponses sont effacées.',
    },
    withdrawn: {
      lede: 'Vous avez retiré cette demande.',
      text: 'C’était le {ended}. Toutes les réponses sont effacées.',
    },
    lapsed: {
      lede: 'Le délai est dépassé.',
      text: 'La partie que devait remplir {name} ne nous est pas parvenue avant le {ended}. La demande n’est pas traitée, et toutes les réponses sont effacées.',
    },
    refused: {
      lede: 'Vous avez refusé les conditions proposées.',
      text: 'C’était le {ended}. La demande n’est pas envoyée, et toutes les réponses sont effacées.',
    },
    unanswered: {
      lede: 'Le délai est dépassé.',
      text: 'Nous n’avons pas reçu votre réponse avant le {ended}. La demande n’est pas envoyée, et toutes les réponses sont effacées.',
    },
  },
  reference: 'Votre référence',
  anew: 'Une nouvelle demande est possible à tout moment, en votre nom seul ou à deux.',
  simulate: 'Faire une simulation',
  unknown: {
    lede: 'Ce lien ne mène à aucune demande partagée.',
    text: 'Copiez-le en entier depuis l’e-\u2060mail que nous vous avons envoyé. Une demande terminée depuis plus de {keptShares} n’est plus conservée.',
    reach: 'Une question\u00a0? Appelez-nous au {phone} ou écrivez à {email}.',
  },
  unreachable: {
    title: 'La page n’a pas pu joindre nos services',
    text: 'Rien n’est perdu. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  noScript:
    'Cette page nécessite JavaScript et un navigateur récent. Vous pouvez aussi nous téléphoner au {phone}.',
};
