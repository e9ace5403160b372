export const configurator = {
  title: 'Simulateur de crédits',
  description:
    'Un montant, et ce qu’il coûte selon la durée[mortgages=yes| ou le taux]\u00a0: mensualité, TAEG[mortgages=yes|, frais] et total, côte à côte[mortgages=yes|, pour un prêt ou un crédit hypothécaire].',
  headline: 'Comparer, puis choisir.',
  lead: 'Un montant, et ce qu’il coûte selon la durée[mortgages=yes| ou le taux, frais compris].',
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
    noScript:
      'Votre navigateur n’exécute pas les scripts de cette page\u00a0: ces choix restent gris, et la page montre un prêt à tempérament. Les autres crédits ont leur propre page\u00a0: {others}.',
  },
  objective: {
    legend: 'Pour quoi\u00a0?',
    hint: 'Chaque projet garde le montant que vous y indiquez.',
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
      'Plus la barre est haute, plus la mensualité est élevée. La bande du haut est la part de l’intérêt dans tout ce que vous payez.',
    keySettle:
      'Plus la barre est haute, plus le montant est élevé. La bande du haut est la part de l’intérêt dans tout ce que vous payez.',
    previous: 'Offres précédentes',
    next: 'Offres suivantes',
  },
  box: {
    title: 'Ce que le TAEG comprend',
    inAll: 'Ce que vous remboursez',
    baseRate: 'taux annuel, hors frais',
    totalAmount: 'montant emprunté',
    totalToPay: 'à rembourser en tout, hors frais',
    noFees:
      'Ce prêt n’a pas de frais\u00a0: le TAEG est fait du seul intérêt. Il dépasse un peu le taux débiteur, parce que l’intérêt se paie chaque mois et non une fois par an.',
  },
  variable: {
    title: 'Ce taux est variable',
    text: 'Il reste le même pendant {years}\u00a0ans, puis peut changer tous les {every}\u00a0ans, de {cap}\u00a0points au plus, vers le haut comme vers le bas. S’il monte au maximum dès le premier changement, il atteint {rate}\u00a0: la mensualité passe de {today} à {highest}, le total à {total} et le TAEG à {taeg}.',
  },
  ifUnchanged: 'Pour un taux variable\u00a0: tant qu’il ne change pas.',
  table: {
    summary: 'Voir toutes les offres en chiffres',
    caption: 'Les offres, ligne par ligne',
    offer: 'Offre',
    payment: 'Mensualité',
    total: 'À rembourser en tout',
    totalWithoutFees: 'À rembourser en tout, hors frais',
    highest: 'Au taux maximal\u00a0: mensualité et total',
  },
  noResults: {
    title: 'Aucune offre',
    text: 'Nous n’avons pas d’offre pour ce que vous demandez. Essayez un autre montant ou une autre durée.',
  },
  updating: 'Mise à jour des offres…',
  late: 'Le calcul prend plus de temps que d’habitude. Les offres affichées sont celles d’avant.',
  waiting: 'Le calcul prend plus de temps que d’habitude.',
  loading: 'Le calcul de ce crédit se charge…',
  missing: {
    title: 'Cette partie de la page n’est pas arrivée',
    text: 'Il se peut que la connexion soit coupée. Ce que vous avez indiqué est toujours là.',
  },
  failed: {
    title: 'Pas de réponse',
    text: 'Notre serveur n’a pas répondu. Ce que vous avez indiqué est toujours là.',
    tooMany: {
      title: 'Trop de demandes',
      text: 'Notre serveur a reçu trop de demandes de votre connexion en peu de temps. Ce que vous avez indiqué est toujours là\u00a0; attendez une minute.',
    },
    stale: 'Les offres affichées sont celles d’avant.',
    again: 'Essayer encore',
  },
  more: 'En savoir plus\u00a0: {name}',
  panel: {
    title: 'Votre calcul',
    open: 'Modifier',
    calculate: 'Calculer',
    close: 'Annuler',
  },
  legal: {
    PAT: 'Sous réserve d’acceptation de votre demande, après examen de votre situation. Le taux est fixe pour toute la durée.',
    CH: 'Sous réserve d’acceptation de votre dossier et de la valeur du bien. Le TAEG suppose que tous les frais sont payés au départ, et chaque mensualité à son jour\u00a0; celui d’un taux variable, que ce taux ne change pas.',
  },
  privacy: {
    title: 'Que faisons-\u2060nous de vos chiffres\u00a0?',
    text: 'Ils servent au calcul et ne disent pas qui vous êtes. Votre navigateur ne les retient que si vous continuez.',
    more: 'Vie privée',
    accept: 'C’est noté',
  },
  others: {
    title: 'Comparer durées et taux',
    text: 'Toutes les offres pour un montant, côte à côte.',
  },
  questions: 'Questions fréquentes',
};
