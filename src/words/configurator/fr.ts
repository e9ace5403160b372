export const fr = {
  title: 'Simulateur de crédits',
  description:
    'Un montant, et ce qu’il coûte selon la durée ou le taux\u00a0: mensualité, TAEG, frais et total, côte à côte, pour un prêt ou un crédit hypothécaire.',
  headline: 'Comparer, puis choisir.',
  lead: 'Un montant, et ce qu’il coûte selon la durée ou le taux, frais compris.',
  form: 'Votre calcul',
  timeline: {
    label: 'Étapes',
    amount: 'Le montant',
    form: 'La demande',
    contact: 'Le contact',
  },
  product: {
    legend: 'Quel crédit\u00a0?',
    PAT: { label: 'Prêt à tempérament', hint: 'sans hypothèque' },
    CH: { label: 'Crédit hypothécaire', hint: 'avec une hypothèque' },
    LIGHT: { label: 'Crédit hypothécaire light', hint: 'avec une promesse d’hypothèque' },
  },
  objective: {
    legend: 'Pour quoi\u00a0?',
    personal: 'Un projet personnel',
    car: 'Une voiture',
    mobilhome: 'Un mobilhome',
    renovation: 'Des travaux',
    coproperty: 'Une copropriété',
  },
  home: {
    legend: 'Quel logement\u00a0?',
    house: 'Maison',
    apartment: 'Appartement',
  },
  purposes: {
    house: 'pour une maison',
    apartment: 'pour un appartement',
  },
  heading: {
    loan: '{amount} {purpose}',
    borrow: '{amount} sur {years}\u00a0ans',
    settle: '{payment} par mois, {years}\u00a0ans',
  },
  answer: {
    loan: 'par mois, pendant {n}\u00a0mois',
    borrow: 'par mois, pendant {n}\u00a0ans',
    settle: 'à emprunter',
  },
  conditions: 'Toutes les conditions de cette offre',
  offers: {
    fixed: 'Fixe',
    variable: 'Variable {variant}',
    durations: 'Sur quelle durée\u00a0?',
    rates: 'À quel taux\u00a0?',
    perMonth: 'par mois',
    toBorrow: 'à emprunter',
    taeg: 'TAEG',
    keyBorrow:
      'Plus la barre est haute, plus la mensualité l’est. Sa partie pâle est la part de l’intérêt dans tout ce que vous payez.',
    keySettle:
      'Plus la barre est haute, plus le montant l’est. Sa partie pâle est la part de l’intérêt dans tout ce que vous payez.',
    previous: 'Offres précédentes',
    next: 'Offres suivantes',
  },
  box: {
    title: 'Ce que le TAEG comprend',
    baseRate: 'taux annuel, hors frais',
    totalAmount: 'montant emprunté',
    noFees: 'Ce prêt n’a pas de frais\u00a0: le TAEG est fait du seul intérêt.',
  },
  variable: {
    title: 'Ce taux est variable',
    text: 'Il tient {years}\u00a0ans, puis peut changer tous les {every}\u00a0ans, de {cap}\u00a0points au plus, vers le haut comme vers le bas. S’il monte au maximum dès le premier changement, il atteint {rate}\u00a0: la mensualité passe de {today} à {highest}, le total à {total} et le TAEG à {taeg}.',
  },
  noResults: {
    title: 'Aucune offre',
    text: 'Nous n’avons pas d’offre pour ce que vous demandez. Essayez un autre montant ou une autre durée.',
  },
  updating: 'Mise à jour des offres…',
  late: 'Le calcul prend plus de temps que d’habitude. Les offres affichées sont celles d’avant.',
  waiting: 'Le calcul prend plus de temps que d’habitude.',
  failed: {
    title: 'Pas de réponse',
    text: 'Notre serveur n’a pas répondu. Ce que vous avez indiqué est toujours là.',
    stale: 'Les offres affichées sont celles d’avant.',
    again: 'Essayer encore',
  },
  more: 'En savoir plus\u00a0: {name}',
  panel: {
    title: 'Votre calcul',
    open: 'Modifier',
    calculate: 'Calculer',
    close: 'Fermer sans changer',
  },
  legal: {
    PAT: 'Sous réserve d’acceptation de votre demande, après examen de votre situation. Le taux est fixe pour toute la durée.',
    CH: 'Sous réserve d’acceptation de votre dossier et de la valeur du bien. Le TAEG suppose que tous les frais sont payés au départ, et chaque mensualité à son jour\u00a0; celui d’un taux variable, que ce taux ne change pas.',
  },
  privacy: {
    title: 'Ce que devient ce que vous indiquez',
    text: 'Cela sert au calcul, et ne dit pas qui vous êtes. Un crédit hypothécaire se calcule sur notre serveur. Votre navigateur ne retient le calcul que si vous allez plus loin.',
    more: 'Vie privée',
    accept: 'C’est noté',
  },
  others: {
    title: 'Comparer durées et taux',
    text: 'Toutes les offres pour un montant, côte à côte.',
  },
  questions: 'Questions fréquentes',
};
