/** The request for a co-property loan. */
export const coproperty = {
  title: 'Demander un prêt copropriété',
  description:
    'Demande de prêt pour les travaux aux parties communes d’un immeuble\u00a0: le montant, la durée, la mensualité et vos coordonnées.',
  headline: 'Les travaux de l’immeuble, mois par mois.',
  lead: 'Indiquez le montant et la durée\u00a0: le taux et la mensualité suivent. Un conseiller examine ensuite la demande avec vous. Elle n’engage à rien.',
  person: 'Vos coordonnées',
  form: 'Demande de prêt copropriété',
  amount: 'Montant à emprunter',
  amountHint: 'De {min} à {max}.',
  duration: 'Durée',
  months: '{n}\u00a0mois',
  durationChanged:
    'Ce montant n’est pas prêté sur {from}\u00a0mois. La durée est passée à {to}\u00a0mois.',
  message: 'Les travaux et l’immeuble',
  messageHint: 'Par exemple\u00a0: toiture, douze appartements, votre part dans les frais.',
  filesAdvice: 'Le procès-verbal de l’assemblée générale qui a voté les travaux, les devis.',
  send: 'Envoyer la demande',
  announcement: '{payment} par mois pendant {duration}\u00a0mois, TAEG {taeg}.',
  next: {
    title: 'Et ensuite\u00a0?',
    read: {
      title: 'Nous lisons la demande',
      text: 'Un conseiller la lit, avec les documents que vous y joignez, et vous répond.',
    },
    check: {
      title: 'Nous l’examinons',
      text: 'Le montant, les travaux votés et leur remboursement par l’immeuble. Une demande peut être refusée\u00a0; nous vous disons alors pourquoi.',
    },
    contract: { title: 'Vous décidez', text: 'Rien ne vous engage avant la signature du contrat.' },
  },
};
