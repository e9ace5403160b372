export const contact = {
  title: 'Parlez-nous de votre projet',
  description:
    '{name}\u00a0: téléphones, adresse e-mail, adresse et heures d’ouverture, et ce qu’il est utile d’avoir sous la main.',
  lede: '[officeVisits=yes|Au bout du fil, il y a quelqu’un du bureau de {city}. ]Poser une question ne lance aucune demande.',
  phone: {
    title: 'Par téléphone',
    text: 'Nous vous répondons {spokenLanguages}.[applicationByPhone=yes| Une demande déjà commencée peut aussi se terminer par téléphone.]',
  },
  hours: {
    title: 'Heures d’ouverture',
    text: 'La ligne est fermée\u00a0? Laissez votre numéro\u00a0: nous vous rappelons pendant les heures d’ouverture.',
    open: 'Ouvert en ce moment, jusqu’à {time}.',
    closed: 'Fermé en ce moment. Ouvre {day} à {time}.',
    openNow: 'Ouvert en ce moment.',
    closedNow: 'Fermé en ce moment.',
    today: 'aujourd’hui',
    tomorrow: 'demain',
    thisWeek: '{weekday}',
    later: '{weekday} {date}',
  },
  email: {
    title: 'Par e-\u2060mail',
    text: 'Dites-nous en quelques mots de quoi il s’agit, et à quelles heures vous joindre. N’envoyez par e-\u2060mail ni copie de carte d’identité, ni document sur votre santé.',
  },
  office: {
    title: 'Sur place',
    text: 'Prenez rendez-vous, par téléphone ou par le formulaire, pour qu’un conseiller soit disponible.',
  },
  forms: {
    title: 'Par un message',
    subject: 'Sujet',
    subjectPlaceholder: 'Choisissez un sujet',
    write: {
      title: 'Nous écrire',
      text: 'Nous répondons par e-\u2060mail, ou par téléphone si vous laissez un numéro.',
      message: 'Votre message',
      messageHint: '',
      send: 'Envoyer le message',
    },
    call: {
      title: 'Être rappelé',
      text: 'Laissez un numéro\u00a0: nous appelons pendant les heures d’ouverture. L’adresse e-\u2060mail sert si nous ne vous joignons pas.',
      message: 'Quand vous appeler',
      messageHint: 'Par exemple le mardi, après 16 heures.',
      send: 'Demander à être rappelé',
    },
    visit: {
      title: 'Venir au bureau',
      text: 'Un conseiller vous reçoit sur rendez-vous. Dites-nous quels moments vous conviennent\u00a0: nous vous en proposons un.',
      message: 'Les moments qui vous conviennent',
      messageHint: 'Des jours et des heures, et ce dont vous aimeriez parler.',
      send: 'Demander un rendez-vous',
    },
    filesAdvice: 'Pas de copie de carte d’identité, ni de document sur votre santé.',
  },
  ready: {
    title: 'À garder sous la main',
    request: {
      title: 'Vous avez déjà fait une demande',
      text: 'Sa référence\u00a0: elle commence par {prefix} et figure dans l’e-\u2060mail de confirmation.',
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
      'Nous ne vous demandons jamais le code secret d’une carte ni un mot de passe, ni par téléphone ni par e-\u2060mail.',
  },
};
