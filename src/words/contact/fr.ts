export const fr = {
  title: 'Parlez-nous de votre projet',
  description:
    '{name}\u00a0: téléphones, adresse e-mail, adresse et heures d’ouverture, et ce qu’il est utile d’avoir sous la main.',
  lede: 'Au bout du fil, il y a quelqu’un du bureau de {city}. Poser une question ne lance aucune demande.',
  phone: {
    title: 'Par téléphone',
    personal: 'Prêts personnels, voiture, travaux',
    mortgage: 'Crédits hypothécaires',
    text: 'Nous vous répondons en français ou en néerlandais. Une demande déjà commencée peut aussi se terminer par téléphone.',
  },
  hours: {
    title: 'Heures d’ouverture',
    text: 'Si la ligne est fermée, laissez-nous votre numéro par e-mail\u00a0: nous vous rappelons le jour ouvrable suivant.',
  },
  email: {
    title: 'Par e-mail',
    text: 'Dites-nous en quelques mots de quoi il s’agit, et à quelles heures vous joindre. N’envoyez par e-mail ni copie de carte d’identité, ni document sur votre santé.',
  },
  office: {
    title: 'Sur place',
    text: 'Prenez rendez-vous par téléphone ou par e-mail, pour qu’un conseiller soit disponible.',
  },
  ready: {
    title: 'À garder sous la main',
    request: {
      title: 'Vous avez déjà fait une demande',
      text: 'Sa référence\u00a0: elle commence par {prefix} et figure dans l’e-mail de confirmation.',
    },
    project: {
      title: 'Vous préparez un projet',
      text: 'Le montant auquel vous pensez, vos revenus nets par mois, vos charges et les crédits en cours.',
    },
    contract: {
      title: 'Vous remboursez un prêt',
      text: 'Le numéro de votre contrat. Si une échéance pose problème, appelez avant sa date\u00a0: les solutions sont alors plus nombreuses.',
    },
    never:
      'Nous ne vous demandons jamais le code secret d’une carte ni un mot de passe, ni par téléphone ni par e-mail.',
  },
};
