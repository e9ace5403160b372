/** The summary and the pre-contractual sheet, as PDF (A-16.1, A-16.2; CDE VII.70, annex III). */
export const documents = {
  page: 'Page {n} sur {total}',
  footer: {
    identity: '{legalName}, {address}',
    register: 'BCE {enterpriseNumber}, {register}. FSMA {fsmaNumber}',
    contact: '{phone} · {email}',
  },
  loan: {
    title: 'Le prêt demandé',
    perMonth: 'par mois, pendant {n}\u00a0mois',
    product: 'Prêt',
    type: 'Type de crédit',
    typeName: 'Prêt à tempérament',
    amount: 'Montant',
    additionalAmount: 'Montant supplémentaire',
    totalLent: 'Montant total emprunté',
    duration: 'Durée',
    months: '{n}\u00a0mois',
    taeg: 'TAEG, taux fixe',
    rate: 'Taux débiteur annuel fixe',
    payment: 'Mensualité',
    total: 'Total à rembourser',
  },
  summary: {
    kind: 'Récapitulatif',
    title: 'Votre demande de crédit',
    subject: 'Récapitulatif d’une demande de crédit',
    draft: 'Pas encore envoyée. Réponses enregistrées le {date}.',
    unsentPart: 'Pas encore envoyée. Votre partie telle qu’elle était enregistrée le {date}.',
    sent: 'Envoyée le {date}',
    reference: 'Référence {reference}',
    address: { label: 'Adresse', box: 'boîte {box}' },
    borrowers: {
      title: 'Les emprunteurs',
      applicant: 'Demandeur',
      coborrower: 'Co-emprunteur (vous)',
    },
    clauses: 'Ce que vous devez savoir',
    consents: 'Vos déclarations',
    file: 'recapitulatif',
  },
  secci: {
    kind: 'Information précontractuelle',
    title: 'Informations européennes normalisées en matière de crédit aux consommateurs',
    subject: 'Fiche d’information précontractuelle (SECCI)',
    date: 'Établies le {date} pour le prêt demandé, au tarif de ce jour.',
    proviso:
      'Ces informations ne vous engagent pas, et n’obligent pas le prêteur à accorder le crédit\u00a0: il examine d’abord si vous pouvez le rembourser.',
    file: 'information-precontractuelle',
    none: 'Aucun',
    key: {
      title: 'L’essentiel',
      lender: 'Prêteur',
      amount: 'Montant total du crédit',
      duration: 'Durée du contrat',
      payments: 'Versements',
      paymentsText: '{n} versements de {payment}, un par mois',
      rate: 'Taux débiteur',
      rateText: '{rate} par an, fixe',
      taeg: 'Taux annuel effectif global (TAEG)',
      total: 'Montant total que vous devrez payer',
      cost: 'dont coût total du crédit',
      withdrawal: 'Droit de rétractation',
      withdrawalText: '{withdrawalDays} jours calendrier après la signature, sans motif',
      early: 'Remboursement anticipé',
      earlyText: 'À tout moment, en tout ou en partie',
      late: 'Si vous ne payez pas à temps',
      lateText:
        'Les retards coûtent cher et peuvent mener à la fin du contrat, à un enregistrement à la Banque nationale et à une saisie.',
    },
    parties: {
      title: '1. Le prêteur',
      lender: 'Prêteur',
      address: 'Adresse',
      phone: 'Téléphone',
      email: 'E-mail',
      website: 'Site internet',
      intermediary: 'Intermédiaire de crédit',
      noIntermediary: 'Aucun\u00a0: la demande est faite directement au prêteur',
      unknownIntermediary:
        'Le courtier que vous avez choisi. Nous vous donnons ses coordonnées sur demande.',
    },
    credit: {
      title: '2. Les caractéristiques principales du crédit',
      type: 'Type de crédit',
      typeText: 'Prêt à tempérament ({product})',
      amount: 'Montant total du crédit',
      drawdown: 'Mise à disposition',
      drawdownText:
        'En une fois, par virement, après la signature du contrat et la réception du dossier complet.',
      duration: 'Durée du contrat de crédit',
      payments: 'Versements et leur imputation',
      paymentsText:
        '{n} versements mensuels de {payment}. Chacun paie d’abord les intérêts du mois, puis le capital\u00a0; le tableau en fin de document les détaille.',
      total: 'Montant total que vous devrez payer',
      totalText: '{total}, soit {n} versements de {payment}',
      goods: 'Bien dont le crédit finance l’achat',
      goodsText: {
        car: 'Voiture vendue par un garage ou un concessionnaire, première immatriculation le {registered}',
        mobileHome:
          'Mobilhome vendu par un garage ou un concessionnaire, première immatriculation le {registered}',
      },
      cashPrice: 'Prix au comptant',
      cashPriceText: '{price}, dont un acompte de {advance}',
      sureties: 'Sûretés demandées',
      suretiesText:
        '[sureties=possible|Aucune sûreté réelle. Le contrat dit si une cession de rémunération ou la signature d’une autre personne est demandée.][sureties=none|Aucune.]',
    },
    costs: {
      title: '3. Le coût du crédit',
      rate: 'Taux débiteur',
      rateText: '{rate} par an, fixe pendant toute la durée',
      taeg: 'Taux annuel effectif global (TAEG)',
      taegText:
        '{taeg}. C’est le coût total du crédit en pourcentage annuel, qui aide à comparer les offres.',
      example: 'Base de calcul du TAEG',
      exampleText:
        '{amount} versés en une fois, remboursés en {n} versements mensuels égaux, le premier un mois après le versement.',
      insurance: 'Assurance ou autre contrat obligatoire',
      insuranceText:
        'Non\u00a0: ni assurance ni autre service n’est exigé pour obtenir le crédit.[insurance=optional| Une assurance facultative peut être proposée\u00a0; le TAEG ne comprend pas son coût.]',
      fees: 'Frais de dossier et frais liés',
      late: 'Frais en cas de retard de paiement',
      lateText:
        'Au plus, suivant la loi\u00a0: des intérêts de retard sur le capital échu, au taux débiteur majoré de {surcharge}\u00a0% de ce taux, soit {lateRate}\u00a0; et {reminder} plus le port par lettre de rappel, une par mois. Après {arrears} versements impayés et une mise en demeure restée un mois sans effet, le prêteur peut mettre fin au contrat et réclamer tout le solde.',
    },
    law: {
      title: '4. Vos droits et les autres aspects juridiques',
      withdrawal: 'Droit de rétractation',
      withdrawalText:
        'Oui. Vous disposez de {withdrawalDays} jours calendrier après la signature pour renoncer au crédit, sans motif. Vous rendez alors le capital reçu dans les {returnDays} jours, avec les intérêts courus.',
      early: 'Remboursement anticipé',
      earlyText:
        'Oui, à tout moment, en tout ou en partie\u00a0; vous l’annoncez {noticeDays} jours d’avance. Les intérêts et les frais de la durée restante ne sont pas dus. Indemnité du prêteur, au plus\u00a0: {over}\u00a0% du capital remboursé s’il reste plus d’un an, {upTo}\u00a0% sinon.',
      database: 'Consultation d’une base de données',
      databaseText:
        'Le prêteur consulte la Centrale des crédits aux particuliers de la Banque nationale. S’il refuse le crédit sur cette base, il vous en informe sans délai et sans frais.',
      human: 'Décision automatisée',
      humanText:
        'Si une décision est automatisée, vous pouvez demander qu’une personne la réexamine, qu’on vous l’explique, et donner votre point de vue.',
      draft: 'Projet de contrat',
      draftText:
        'Sur demande, vous recevez sans frais un exemplaire du projet de contrat, sauf si le prêteur n’est pas disposé à vous prêter.',
      validity: 'Validité de ces informations',
      validityText:
        'Le {date}. Un changement de tarif ultérieur ne modifie pas un contrat déjà signé.',
    },
    distance: {
      title: '5. La vente à distance de services financiers',
      register: 'Enregistrement',
      registerText: 'BCE {enterpriseNumber}, {register}. Agréé par la FSMA sous le n° {fsmaNumber}',
      supervision: 'Autorités de surveillance',
      exercise: 'Exercice du droit de rétractation',
      exerciseText:
        'Par lettre recommandée ou par e-mail au prêteur, aux adresses ci-dessus, avant la fin du délai. Sans rétractation, le contrat suit son cours.',
      governing: 'Droit applicable et tribunal',
      governingText:
        'Le droit belge, pour l’information précontractuelle et pour le contrat. Les tribunaux du domicile du consommateur sont compétents.',
      language: 'Langue',
      languageText:
        'Les informations et le contrat sont donnés en français\u00a0; nous communiquons en français pendant la durée du contrat.',
      complaints: 'Réclamation et recours',
      complaintsText:
        'D’abord auprès du prêteur. Si sa réponse ne vous satisfait pas\u00a0: {ombudsman}, {ombudsmanAddress}, {ombudsmanEmail}, {url}. La procédure est extrajudiciaire.',
    },
    table: {
      title: 'Tableau d’amortissement',
      month: 'Mois',
      payment: 'Versement',
      capital: 'Capital',
      interest: 'Intérêts',
      balance: 'Solde restant dû',
      total: 'Total',
    },
  },
};
