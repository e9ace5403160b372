/** The mail that confirms a request. */
export const mail = {
  subject: 'Votre demande {reference} est bien arrivée',
  preview: 'Notre décision vous parvient par e-mail[ dans les {decisionHours}\u00a0heures].',
  greeting: 'Bonjour {firstname},',
  greetingWithoutName: 'Bonjour,',
  arrived: 'Nous avons bien reçu votre demande de crédit. Elle porte la référence suivante :',
  keep: 'Gardez cette référence sous la main si vous nous contactez.',
  attached:
    'Vous trouvez en pièces jointes le récapitulatif de vos réponses et la fiche d’information précontractuelle.',
  notAttached:
    'Le récapitulatif de vos réponses et la fiche d’information précontractuelle n’ont pas pu être joints à cet e-mail. Demandez-les-nous par téléphone ou en répondant à cet e-mail\u00a0: nous vous les enverrons.',
  nextTitle: 'Et maintenant ?',
  next: {
    decision:
      'Nous analysons votre demande. Notre décision vous parvient par e-mail[ dans les {decisionHours}\u00a0heures][weekend=monday| ; pour une demande envoyée le week-end, le lundi].',
    file: 'Si elle est positive, nous vous demandons les documents qui complètent votre dossier, puis votre signature.',
    funds:
      'Les fonds sont versés[ dans les {payoutHours}\u00a0heures qui suivent la réception du dossier complet][payoutHours=none| après la réception du dossier complet].',
  },
  /** The day of it, after the sentence about the decision. */
  decided: 'Ce sera au plus tard le {date}.',
  loanTitle: 'Le prêt demandé',
  perMonth: 'par mois',
  figures: {
    product: 'Prêt',
    amount: 'Montant',
    additionalAmount: 'Montant supplémentaire',
    totalLent: 'Montant total emprunté',
    duration: 'Durée',
    taeg: 'TAEG',
    monthlyAmount: 'Mensualité',
    total: 'Total à rembourser',
  },
  months: '{months}\u00A0mois',
  warning: 'Attention, emprunter de l’argent coûte aussi de l’argent.',
  proviso:
    'Ces chiffres sont ceux de votre demande. Le crédit n’est accordé qu’après acceptation de votre dossier.',
  kept: 'Nous gardons vos données {keptRequests} après le traitement de votre demande.',
  notYou: 'Vous n’avez rien demandé ? Dites-le-nous par téléphone ou en répondant à cet e-mail.',
  questions: 'Une question ?',
  call: 'Appelez-nous au {phone}',
  write: 'ou écrivez à {email}.',
  identity: '{legalName}, {address}. Numéro d’entreprise {enterpriseNumber}, {register}.',
};
