/** Mails to the lender's team: a request that was sent, contact data that was left. */
export const office = {
  request: {
    subject: 'Nouvelle demande {reference}',
    title: 'Nouvelle demande de crédit',
    arrived: 'Envoyée en ligne le {date} à {time}, en français.',
    attached: 'Le récapitulatif complet est joint en PDF.',
    notAttached:
      'Le récapitulatif en PDF n’a pas pu être établi\u00A0: toutes les réponses se trouvent ci-dessous.',
    masked: 'Les numéros de registre national sont masqués dans cet e-mail.',
    /** What was asked for before other conditions were accepted. */
    asked: 'Demandé avant d’accepter d’autres conditions',
    budget: {
      title: 'Budget du ménage',
      verdict: 'Appréciation',
      tight: 'budget serré',
      sufficient: 'budget suffisant',
      figures: 'Nos montants de référence',
      figuresDate: 'établis le {date}',
    },
  },
  prospect: {
    subject: 'Nouveau contact\u00A0: {product}',
    title: 'Nouveau contact',
    arrived:
      'Le {date} à {time}, cette personne a commencé une demande en ligne en français, a accepté les conditions et a laissé ses coordonnées.',
    next: 'Si elle envoie sa demande, vous la recevrez à part.',
    contact: 'Coordonnées',
    product: 'Produit',
    from: 'Provenance',
  },
  /** The end of the audit log, for the safekeeping of the lender. */
  proof: {
    subject: 'Preuve du journal d’audit\u00A0: entrée {position}',
    title: 'Fin du journal d’audit',
    text: 'Le {date} à {time}, le journal d’audit s’est terminé par cette entrée.',
    keep: 'Conservez cet e-mail hors de portée de qui gère le serveur. Le fichier joint permet de vérifier plus tard que rien n’a été modifié ni retiré jusqu’à cette entrée.',
    section: 'Dernière entrée',
    position: 'Position',
    hash: 'Empreinte',
    id: 'Message',
  },
  /** Whom the visitor chose, or whose site they came from. */
  /** A time within a sentence, on the hour and between. */
  clock: { hour: '{hours}\u00a0h', time: '{hours}\u00a0h\u00a0{minutes}' },
  broker: 'Courtier',
  address: { label: 'Adresse', box: 'boîte {box}' },
  label: '{label}\u00A0:',
  personal:
    'Cet e-mail contient des données personnelles. Ne le transférez qu’aux personnes qui traitent le dossier.',
};
