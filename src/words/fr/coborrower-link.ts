/** What is said where one of two fills in their part by a link: to the applicant, and to them. */
export const coborrowerLink = {
  share: {
    button: 'Partager avec mon co-emprunteur',
    sharing: 'Partage en cours…',
    what: 'Votre co-emprunteur recevra un e-\u2060mail avec un lien pour remplir sa partie, et aura {keptShares} pour l’envoyer. Nous traiterons alors la demande.',
    sees: 'Cette personne verra le prêt demandé et votre nom, mais ni vos revenus, ni vos charges, ni vos autres réponses.',
    title: 'Votre demande est partagée',
    lede: 'Merci {firstname}. Votre partie est enregistrée.',
    next1Title: '{name} reçoit un e-\u2060mail',
    next1: 'Nous envoyons le lien à {email}. Il est valable {keptShares}.',
    next2Title: 'Votre co-emprunteur remplit sa partie',
    next2: 'Vous ne voyez pas ses réponses, et cette personne ne voit pas les vôtres.',
    next3Title: 'Vous recevez tous deux la référence',
    next3:
      'Dès que sa partie est envoyée, la demande est complète et nous l’analysons. Si vos réponses à tous deux mènent à un autre prêt, elle n’est envoyée qu’avec votre accord. Au-delà de {keptShares}, elle n’est pas traitée.',
    follow: 'Suivre la demande partagée',
    followHint: 'Le même lien est dans l’e-\u2060mail que nous vous envoyons.',
    already: {
      title: 'Cette demande est déjà partagée.',
      text: 'Elle attend la partie de votre co-emprunteur. La page où vous pouvez la suivre ou la retirer est aussi dans l’e-\u2060mail que nous vous avons envoyé.',
    },
  },
  e2: {
    invited: '{name} demande ce prêt avec vous. Vos réponses ne sont montrées qu’à nous.',
    resumed: 'Nous avons repris ce que vous aviez déjà rempli.',
    decline: 'Je ne souhaite pas emprunter',
    declineTitle: 'Ne pas emprunter\u00a0?',
    declineText:
      'Votre partie sera effacée et nous en avertirons {name} par e-\u2060mail. Le lien ne fonctionnera plus.',
    declineYes: 'Oui, je n’emprunte pas',
    declineNo: 'Revenir à la demande',
    declineFailed: 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
    declinedTitle: 'C’est noté',
    budgetLede:
      'D’après vos réponses et celles que nous a données {name}, il vous resterait peu, à deux, pour vivre ou faire face à un imprévu. Vérifiez vos montants avant de continuer.',
    budgetTogether:
      'Nous avons examiné le budget des deux emprunteurs, sans montrer à l’un les montants de l’autre. Parlez-en ensemble\u00a0: pour un montant plus petit ou une durée plus longue, il faut refaire la simulation.',
    duty: 'Emprunter à deux, c’est s’engager à rembourser tout le prêt\u00a0: si l’un ne paie plus, l’autre doit payer à sa place.',
    send: 'Envoyer notre demande',
    sendPart: 'Envoyer ma partie',
    adapt: 'Adapter mes réponses',
    alsoTheApplicant:
      'La demande n’est envoyée que si {name} accepte ces conditions aussi. Si ce n’est pas encore fait, nous lui écrivons dès que vous avez envoyé votre partie.',
    conditionsChanged:
      'Les conditions ont changé depuis que vous les avez acceptées. Rien n’a été envoyé\u00a0: voici celles d’aujourd’hui.',
    toAgree: {
      title: 'Votre partie est envoyée',
      lede: 'Merci {firstname}. C’est maintenant à {name} de décider.',
      next1Title: '{name} reçoit un e-\u2060mail',
      next1:
        'Il montre où comparer le prêt demandé et celui que vous avez accepté, pour l’accepter ou le refuser. Vos réponses ne sont pas montrées.',
      next2Title: 'La demande est envoyée, ou s’arrête',
      next2:
        'Si {name} est d’accord, elle est envoyée et vous recevez tous deux la référence. Sans cet accord, elle s’arrête et toutes les réponses sont effacées. Dans les deux cas, vous recevez un e-\u2060mail.',
      next3Title: 'Vous n’avez rien à faire',
      next3:
        'Votre partie est fermée entre-temps. Si les conditions changent avant cette décision, nous vous demandons de les revoir.',
    },
    thanksLede: 'Merci {firstname}. La suite vous parvient à tous deux par e-\u2060mail.',
  },
  ended: {
    title: 'Ce lien ne fonctionne plus',
    sentTitle: 'La demande est envoyée',
    sent: 'La demande a été envoyée\u00a0: il n’y a plus rien à remplir. Sa référence se trouve dans l’e-\u2060mail que nous vous avons envoyé.',
    declined: 'Vous avez indiqué ne pas vouloir emprunter. Ce que vous aviez rempli est effacé.',
    withdrawn: 'La personne qui vous l’a envoyé a retiré la demande.',
    lapsed: 'Le délai est dépassé. Une nouvelle demande est possible à tout moment.',
    'to-agree':
      'Votre partie est envoyée. La personne qui vous a envoyé le lien décide maintenant des conditions que vous avez acceptées\u00a0: nous vous écrirons dès que nous le savons.',
    refused:
      'La personne qui vous a envoyé le lien n’a pas accepté les conditions proposées. La demande n’est pas envoyée, et ce que vous aviez rempli est effacé.',
    unanswered:
      'La personne qui vous a envoyé le lien n’a pas répondu à temps au sujet des conditions proposées. La demande n’est pas envoyée, et ce que vous aviez rempli est effacé.',
    replaced:
      'Un lien plus récent l’a remplacé. S’il vous est destiné, vous le trouvez dans notre dernier e-\u2060mail.',
    unknown: 'Ce lien n’est pas complet. Copiez-le en entier depuis notre e-\u2060mail.',
    expiredTitle: 'Votre session est terminée',
    expired:
      'Vous n’avez rien rempli pendant plusieurs jours. Ouvrez à nouveau le lien de notre e-\u2060mail pour continuer.',
    home: 'Vers la page d’accueil',
  },
  /** Two questions that a co-borrower is asked otherwise than the applicant. */
  fields: {
    sameAddress: {
      label: 'Habitez-vous à la même adresse que l’autre emprunteur\u00a0?',
      noun: 'La réponse sur l’adresse',
    },
    hasCredits: {
      label: 'Avez-vous des crédits ou des cartes de crédit en cours\u00a0?',
      noun: 'La réponse sur les crédits en cours',
      hint: 'Un crédit à vos deux noms ne s’indique qu’une fois\u00a0: convenez ensemble de qui le fait.',
    },
  },
};
