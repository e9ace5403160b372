/** The request for a co-property loan. */
export const coproperty = {
  title: 'Demander un prêt copropriété',
  description:
    'Demande de prêt pour les travaux aux parties communes d’un immeuble\u00a0: le montant, la durée, la mensualité et vos coordonnées.',
  headline: 'Les travaux de l’immeuble, mois par mois.',
  lead: 'Indiquez le montant et la durée\u00a0: le taux et la mensualité suivent. Un conseiller examine ensuite la demande avec vous. Elle n’engage à rien.',
  loan: 'Le prêt',
  person: 'Vos coordonnées',
  form: 'Demande de prêt copropriété',
  amount: 'Montant à emprunter',
  amountHint: 'De {min} à {max}.',
  duration: 'Durée',
  months: '{n}\u00a0mois',
  durationChanged:
    'Ce montant n’est pas prêté sur {from}\u00a0mois. La durée est passée à {to}\u00a0mois.',
  taeg: 'TAEG, taux fixe',
  fee: 'Mensualité',
  message: 'Les travaux et l’immeuble',
  messageHint: 'Par exemple\u00a0: toiture, douze appartements, votre part dans les frais.',
  filesAdvice: 'Le procès-verbal de l’assemblée générale qui a voté les travaux, les devis.',
  send: 'Envoyer la demande',
  sum: 'En résumé',
  notUpdated: 'Les chiffres affichés sont ceux du dernier montant valable.',
  perMonth: 'par mois',
  totalToPay: 'à rembourser en tout',
  announcement: '{payment} par mois pendant {duration}\u00a0mois, TAEG {taeg}.',
};
