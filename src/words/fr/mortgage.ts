export const mortgage = {
  title: 'Simulateur de crédit hypothécaire',
  mode: {
    legend: 'Que voulez-\u2060vous connaître\u00a0?',
    borrow: { label: 'Quelle mensualité\u00a0?' },
    settle: { label: 'Quel montant\u00a0?' },
  },
  type: {
    legend: 'Quel crédit hypothécaire\u00a0?',
    house: { label: 'Classique', hint: 'avec une hypothèque' },
    light: { label: 'Light', hint: 'avec une promesse d’hypothèque' },
  },
  borrow: {
    amount: 'J’emprunte',
    amountDetail: 'montant en euros',
    years: 'sur',
    answer: 'par mois',
    outOfBounds: 'Indiquez un montant entre {min} et {max}.',
    changed:
      'Ce crédit va de {min} à {max}, sur {from} à {to}\u00a0ans. Le calcul se fait sur {amount} et {years}\u00a0ans.',
    announcement: '{payment} par mois, pendant {years}\u00a0ans. TAEG {taeg}.',
  },
  settle: {
    amount: 'Je paie par mois',
    amountDetail: 'mensualité en euros',
    years: 'pendant',
    answer: 'à emprunter',
    outOfBounds: 'Indiquez une mensualité entre {min} et {max}.',
    changed:
      'Pour ce crédit, la mensualité va de {min} à {max}, sur {from} à {to}\u00a0ans. Le calcul se fait sur {amount} par mois et {years}\u00a0ans.',
    announcement:
      '{amount} à emprunter, pour {payment} par mois pendant {years}\u00a0ans. TAEG {taeg}.',
  },
  tooLittle: {
    both: 'Avec {payment} par mois pendant {years}\u00a0ans, on emprunte moins de {least}, le minimum de ce crédit. Comptez au moins {fromPayment} par mois, ou {fromYears}\u00a0ans.',
    payment:
      'Avec {payment} par mois pendant {years}\u00a0ans, on emprunte moins de {least}, le minimum de ce crédit. Comptez au moins {fromPayment} par mois.',
    years:
      'Avec {payment} par mois pendant {years}\u00a0ans, on emprunte moins de {least}, le minimum de ce crédit. Comptez au moins {fromYears}\u00a0ans.',
    neither:
      'Avec {payment} par mois pendant {years}\u00a0ans, on emprunte moins de {least}, le minimum de ce crédit.',
  },
  yearsDetail: 'durée en années',
  years: '{n}\u00a0ans',
  purposes: {
    house: 'pour un logement',
    light: 'pour un projet immobilier',
  },
  taeg: 'TAEG, frais compris',
  baseRate: 'taux annuel fixe, hors frais',
  fees: 'frais payés au départ',
  feesAre: 'Frais payés au départ\u00a0: {list}.',
  feeNames: {
    dossier: 'dossier',
    expertise: 'expertise',
    insurance: 'assurance',
    record: 'acte d’hypothèque',
  },
  totalToPay: 'à rembourser en tout, hors frais',
  creditCost: 'coût du crédit, avec les frais',
  apply: 'En parler avec un conseiller',
  applyMissing: 'Indiquez d’abord un montant et une durée possibles.',
  stale: 'Les chiffres affichés sont ceux du dernier calcul possible.',
  compareCaption:
    'Ce que {amount} coûtent selon la durée. Le coût du crédit est ce que vous payez en plus du montant\u00a0: l’intérêt, et les frais du départ.',
  compareTotal: 'à rembourser, hors frais',
  example:
    'Exemple représentatif\u00a0: crédit hypothécaire de {amount}, garanti par {security}, au taux débiteur annuel fixe de {rate}, en {months}\u00a0mensualités de {payment}. Frais payés au départ\u00a0: {fees} ({list}). TAEG {taeg}, coût total du crédit {cost}, montant total dû {total}.',
  feeInList: '{name} {amount}',
  security: {
    house: 'une hypothèque sur un bien immobilier',
    light: 'une promesse d’hypothèque sur un bien immobilier',
  },
  condition:
    'Offre sous réserve d’acceptation de votre dossier. Le TAEG suppose que tous les frais sont payés au départ, et chaque mensualité à son jour.',
  table: {
    summary: 'Mensualités selon le montant et la durée ({name})',
    caption: 'Mensualité par montant et par durée, avec le TAEG ({name})',
    amount: 'Montant',
    years: '{n}\u00a0ans',
  },
  others: {
    house: { title: 'Un crédit hypothécaire' },
    light: { title: 'Un crédit hypothécaire light' },
  },
};
