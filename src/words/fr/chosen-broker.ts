/** What was chosen on other pages, or came with a broker's link, and goes with a request. */
export const chosenBroker = {
  title: 'Ce qui accompagne votre demande',
  broker: 'Le nom du courtier que vous avez choisi',
  brokerNamed: 'Votre courtier\u00a0: {name}',
  /** Before the name, in a list of figures. */
  brokerLabel: 'Courtier',
  /** In that list, until the name is known. */
  brokerUnnamed: 'celui que vous avez choisi',
  remove: 'Ne pas joindre',
  removeNamed: 'Ne pas joindre\u00a0: {what}',
  removed: '{what}\u00a0: ne fera plus partie de votre demande.',
  nothing: 'Vos réponses, et rien d’autre.',
};
