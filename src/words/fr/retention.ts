/** How long something is kept, within a sentence. */
export const retention = {
  day: '1\u00a0jour',
  days: '{n}\u00a0jours',
  month: '1\u00a0mois',
  months: '{n}\u00a0mois',
};
