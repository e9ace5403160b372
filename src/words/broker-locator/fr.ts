/** The simple locator of brokers. */
export const fr = {
  title: 'Un courtier près de chez vous',
  lead: 'Pour préparer la demande de vive voix, avec un indépendant de votre région.',
  types: {
    legend: 'Votre projet',
    ch: 'Crédit hypothécaire',
    pat: 'Prêt personnel',
  },
  zip: 'Code postal',
  search: 'Chercher',
  searching: 'Recherche en cours…',
  faults: {
    short: 'Un code postal compte quatre chiffres.',
    unknown: 'Le code postal {zip} n’existe pas en Belgique.',
    failed: 'La recherche n’a pas abouti. Réessayez dans un instant.',
    none: 'Aucun courtier trouvé. Appelez-nous\u00a0: un conseiller vous dit qui peut vous recevoir.',
  },
  nearest: 'Les plus proches de {zip}',
  open: '{name}, à {distance}',
  detail: {
    label: 'Le courtier',
    phone: 'Téléphone',
    call: 'Appeler {name}\u00a0: {phone}',
    write: 'Contacter {contact}',
    writeOffice: 'Contacter le bureau',
    page: 'Heures d’ouverture et plus',
    choose: 'Choisir ce courtier',
    chosen: '{name}\u00a0: choisi. Votre demande portera son nom.',
    close: 'Fermer',
  },
  all: 'Chercher par adresse, voir tous les courtiers',
  map: {
    failed: 'La carte n’a pas pu être chargée. La recherche fonctionne sans elle.',
    again: 'Recharger la carte',
  },
};
