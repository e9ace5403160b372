/** The letters to both about a shared request; none of them presses anyone to borrow. */
export const shareMail = {
  instant: '{date} à {hours}\u00a0h\u00a0{minutes}',
  proviso: 'Le crédit n’est accordé qu’après acceptation du dossier.',
  /** What the co-borrower reads in every letter that carries their link. */
  link: {
    button: 'Ouvrir ma partie',
    personal: 'Ce lien est personnel\u00a0: ne le transmettez à personne.',
    decline:
      'Vous ne souhaitez pas emprunter\u00a0? Ouvrez le lien et dites-le\u00a0: ce que vous aviez rempli est effacé, et nous en avertissons {applicant}.',
    unknown:
      'Vous ne connaissez pas cette personne, ou vous n’avez rien convenu avec elle\u00a0? N’ouvrez pas le lien et appelez-nous au {phone}.',
    stranger:
      'Vous ne connaissez pas cette personne\u00a0? Dites-le-nous par téléphone ou en répondant à cet e-mail.',
  },
  invitation: {
    subject: '{applicant} demande un prêt avec vous',
    preview: 'Vous pouvez remplir votre partie jusqu’au {until}, ou dire non.',
    asks: '{applicant} a commencé une demande de crédit chez {lender} et vous y mentionne comme co-emprunteur. Nous ne la traiterons que si vous remplissez votre partie et l’envoyez.',
    duty: 'Emprunter à deux, c’est s’engager à rembourser tout le prêt\u00a0: si l’un ne paie plus, l’autre doit payer à sa place.',
    requestedTitle: 'Ce que nous vous demandons',
    asked: {
      details: 'Vos coordonnées, votre adresse et votre état civil.',
      activity: 'Votre activité et vos revenus.',
      costs: 'Vos charges et vos crédits en cours.',
      identity: 'Votre date de naissance et votre numéro de registre national.',
    },
    seen: '{applicant} ne voit pas vos réponses, et vous ne voyez pas les siennes.',
    until: 'Il fonctionne jusqu’au {until}, soit {days} après la demande.',
    nothing:
      'Si vous ne faites rien, la demande n’est pas traitée et toutes les réponses sont effacées à cette date.',
  },
  copy: {
    subject: 'Votre demande est partagée avec {coborrower}',
    preview: 'Avec ce lien, vous voyez où elle en est.',
    kept: 'Votre partie de la demande est enregistrée. Nous envoyons le lien pour la compléter à {coborrower}, à l’adresse {email}.',
    next: 'Dès que sa partie est envoyée, la demande est complète\u00a0: nous l’analysons, et vous recevez tous deux la référence par e-mail. Si vos réponses à tous deux mènent à un autre prêt, ou si le taux change d’ici là, elle n’est envoyée qu’avec votre accord.',
    until:
      'Si sa partie ne nous parvient pas avant le {until}, la demande n’est pas traitée et vos réponses sont effacées.',
    button: 'Suivre ma demande partagée',
    follow:
      'Vous y voyez où en est la demande. Vous pouvez y renvoyer le lien à votre co-emprunteur, corriger son adresse ou retirer la demande. Gardez cet e-mail\u00a0: lui seul contient ce lien.',
  },
  reminder: {
    subject: 'Rappel\u00a0: {applicant} demande un prêt avec vous',
    preview: 'Vous pouvez remplir votre partie jusqu’au {until}, ou dire non.',
    waiting:
      'Le {shared}, {applicant} vous a demandé de remplir votre partie d’une demande de crédit. Nous ne l’avons pas reçue à ce jour.',
    free: 'Vous êtes libre d’emprunter ou non. Sans réponse de votre part jusqu’au {until}, la demande n’est pas traitée et toutes les réponses sont effacées.',
    last: 'Nous ne vous enverrons plus de rappel.',
  },
  'lapsed-to-coborrower': {
    subject: 'La demande de crédit faite par {applicant} s’arrête ici',
    preview: 'Vous n’avez rien à faire.',
    text: 'Le délai pour remplir votre partie a pris fin le {until}. La demande n’est pas traitée, le lien ne fonctionne plus et ce que vous aviez rempli est effacé. Vous n’avez rien à faire.',
  },
  'lapsed-to-applicant': {
    subject: 'Votre demande partagée s’arrête ici',
    preview: 'La partie de votre co-emprunteur ne nous est pas parvenue à temps.',
    text: 'La partie que devait remplir {coborrower} ne nous est pas parvenue avant le {until}. Votre demande n’est pas traitée, et toutes les réponses sont effacées.',
    again: 'Une nouvelle demande est possible à tout moment, en votre nom seul ou à deux.',
  },
  declined: {
    subject: '{coborrower} n’emprunte pas avec vous',
    preview: 'Votre demande n’est pas traitée.',
    text: '{coborrower} nous a fait savoir ne pas vouloir emprunter. Votre demande n’est donc pas traitée, et toutes les réponses sont effacées.',
    again: 'Une nouvelle demande est possible à tout moment, en votre nom seul ou à deux.',
  },
  withdrawn: {
    subject: '{applicant} a retiré la demande de crédit',
    preview: 'Vous n’avez rien à faire.',
    text: '{applicant} a retiré la demande de crédit à deux. Le lien ne fonctionne plus et ce que vous aviez rempli est effacé. Vous n’avez rien à faire.',
  },
  whole: {
    subject: 'Votre demande à deux {reference} est complète',
    preview: 'Notre décision vous parvient par e-mail[ dans les {decisionHours}\u00a0heures].',
    arrived:
      'Nous avons bien reçu votre partie. La demande que vous faites avec {applicant} est complète et porte la référence suivante\u00a0:',
    changed:
      '{applicant} et vous avez accepté d’autres conditions que celles demandées au départ. Les chiffres ci-dessous sont ceux que vous avez acceptés tous deux.',
    attached: 'Vous trouvez en pièce jointe la fiche d’information précontractuelle.',
  },
  /** To a co-borrower whose answers the applicant gave. */
  declared: {
    subject: 'Une demande de crédit est envoyée à votre nom aussi ({reference})',
    preview: 'Vérifiez ce qui a été déclaré pour vous.',
    sent: 'Le {sent}, {applicant} a envoyé une demande de crédit à {lender} et vous y mentionne comme co-emprunteur. Elle porte la référence suivante\u00a0:',
    declaration:
      'Vos réponses ont été données par {applicant}, qui a déclaré en votre nom\u00a0: «\u00a0{declaration}\u00a0»',
    attached:
      'Vous trouvez en pièces jointes le récapitulatif de vos réponses, et d’elles seules, ainsi que la fiche d’information précontractuelle sur le prêt.',
    notAttached:
      'Le récapitulatif de vos réponses et la fiche d’information précontractuelle n’ont pas pu être joints à cet e-mail. Demandez-les-nous par téléphone ou en répondant à cet e-mail\u00a0: nous vous les enverrons.',
    object:
      'Une réponse n’est pas exacte, ou vous n’êtes pas d’accord avec cette demande\u00a0? Dites-le-nous au {phone} ou en répondant à cet e-mail\u00a0: vous pouvez faire corriger ou effacer vos données. Vous ne vous engagez à rien avant d’avoir signé un contrat.',
    stranger:
      'Vous ne connaissez pas cette personne\u00a0? Dites-le-nous par téléphone ou en répondant à cet e-mail.',
  },
  /** In the applicant's confirmation, where a co-borrower completed the request. */
  confirmation: {
    arrived:
      '{coborrower} a envoyé sa partie\u00a0: votre demande de crédit est complète. Elle porte la référence suivante\u00a0:',
    changed:
      'Les conditions du prêt ne sont plus celles du départ\u00a0: {coborrower} et vous avez accepté les conditions ci-dessous.',
  },
  'to-agree': {
    subject: 'D’autres conditions pour votre demande\u00a0: vous décidez',
    preview: '{coborrower} a envoyé sa partie. Vous pouvez répondre jusqu’au {until}.',
    sent: '{coborrower} a envoyé sa partie de la demande.',
    loan: 'D’après vos réponses à tous deux, le prêt possible n’est plus celui que vous aviez demandé. {coborrower} a accepté ces autres conditions.',
    /** The same loan: the tariff has changed since the applicant asked for it. */
    rate: 'Le taux que nous appliquons à ce prêt a changé depuis votre demande. {coborrower} a accepté les nouveaux chiffres.',
    decide:
      'La demande n’est pas encore envoyée\u00a0: elle l’est seulement si vous acceptez ces conditions aussi. La page ci-dessous montre le prêt demandé et le prêt proposé, l’un à côté de l’autre. Vous êtes libre d’accepter ou de refuser.',
    button: 'Comparer les deux prêts',
    until:
      'En cas de refus, ou sans réponse de votre part jusqu’au {until}, la demande s’arrête et toutes les réponses sont effacées. Nous vous en avertissons alors tous deux par e-mail.',
  },
  'reminder-to-agree': {
    subject: 'Rappel\u00a0: vous décidez des conditions de votre demande',
    preview: 'Vous pouvez répondre jusqu’au {until}.',
    waiting:
      '{coborrower} a envoyé sa partie de la demande et a accepté d’autres conditions que celles que vous aviez demandées. Nous n’avons pas reçu votre décision à ce jour.',
    free: 'La demande n’est envoyée que si vous acceptez ces conditions aussi. La page ci-dessous montre le prêt demandé et le prêt proposé, l’un à côté de l’autre. Vous êtes libre d’accepter ou de refuser.',
  },
  'asked-again': {
    subject: 'Les conditions du prêt ont changé',
    preview: 'Vous pouvez les revoir jusqu’au {until}, ou dire non.',
    changed:
      'Vous aviez accepté d’autres conditions pour la demande que vous faites avec {applicant}. Elles ont changé avant que la demande puisse être envoyée\u00a0: elle ne l’est donc pas encore.',
    review:
      'Vos réponses sont conservées. Le lien montre les conditions d’aujourd’hui\u00a0: vous êtes libre de les accepter et d’envoyer à nouveau votre partie, ou de ne pas emprunter. Sans réponse de votre part jusqu’au {until}, la demande n’est pas traitée et toutes les réponses sont effacées.',
  },
  'refused-to-coborrower': {
    subject: 'La demande de crédit faite par {applicant} s’arrête ici',
    preview: 'Vous n’avez rien à faire.',
    text: '{applicant} n’accepte pas les conditions que vous aviez acceptées. La demande n’est pas envoyée, le lien ne fonctionne plus et ce que vous aviez rempli est effacé. Vous n’avez rien à faire.',
  },
  'refused-to-applicant': {
    subject: 'Vous avez refusé les conditions proposées',
    preview: 'Votre demande n’est pas envoyée.',
    text: 'Vous avez refusé les conditions proposées pour votre demande avec {coborrower}. Elle n’est pas envoyée, et toutes les réponses sont effacées. Nous en avertissons {coborrower} par e-mail.',
    again: 'Une nouvelle demande est possible à tout moment, en votre nom seul ou à deux.',
  },
  'unanswered-to-coborrower': {
    subject: 'La demande de crédit faite par {applicant} s’arrête ici',
    preview: 'Vous n’avez rien à faire.',
    text: '{applicant} n’a pas répondu avant le {until} au sujet des conditions que vous aviez acceptées. La demande n’est pas envoyée, le lien ne fonctionne plus et ce que vous aviez rempli est effacé. Vous n’avez rien à faire.',
  },
  'unanswered-to-applicant': {
    subject: 'Votre demande partagée s’arrête ici',
    preview: 'Votre réponse ne nous est pas parvenue à temps.',
    text: 'Nous n’avons pas reçu votre réponse avant le {until} au sujet des autres conditions, acceptées par {coborrower}. Votre demande n’est pas envoyée, et toutes les réponses sont effacées.',
    again: 'Une nouvelle demande est possible à tout moment, en votre nom seul ou à deux.',
  },
  /** To the lender's team, who are told of nobody by name: the request is not sent yet. */
  office: {
    subject: 'Demande partagée\u00a0: accord attendu ({product})',
    title: 'Un accord est attendu',
    arrived:
      'Le {date} à {time}, un co-emprunteur a accepté d’autres conditions que celles que l’autre emprunteur avait demandées.',
    next: 'La demande n’est pas envoyée. Elle vous parviendra à part si l’autre emprunteur accepte aussi ces conditions, au plus tard le {until}.',
    asked: 'Le prêt demandé',
    proposed: 'Le prêt accepté par le co-emprunteur',
    share: 'La demande partagée',
    id: 'Numéro',
  },
  draft: {
    subject: 'Le lien vers votre demande de crédit',
    preview: 'Il s’ouvre une seule fois, jusqu’au {until}.',
    text: 'Vous nous avez demandé ce lien pour continuer votre demande sur un autre appareil, avec les réponses déjà données.',
    button: 'Continuer ma demande',
    once: 'Le lien s’ouvre une seule fois, jusqu’au {until}. La demande continue alors sur l’appareil où vous l’ouvrez, et non plus sur l’autre.',
    personal: 'Ne le transmettez à personne\u00a0: il montre vos réponses.',
  },
  /** Unasked, once, a day before the session ends: it says what is kept, and asks for nothing. */
  sessionEnds: {
    subject: 'Votre demande de crédit n’a pas été envoyée',
    preview: 'Vos réponses sont gardées jusqu’au {until}. Vous n’avez rien à faire.',
    text: 'Vous avez commencé une demande de crédit sur notre site et ne l’avez pas envoyée. Nous gardons vos réponses jusqu’au {until}, puis nous les effaçons. Vous n’avez rien à faire.',
    open: 'Si vous souhaitez continuer la demande, ce lien l’ouvre avec vos réponses, sur l’appareil de votre choix.',
    button: 'Ouvrir ma demande',
    once: 'Le lien s’ouvre une seule fois, jusqu’au {until}. La demande continue alors uniquement sur l’appareil où vous l’ouvrez.',
    last: 'C’est le seul e-mail que nous vous envoyons à ce sujet.',
  },
};
