export const article = {
  contents: 'Sur cette page',
  since: 'Version du {date}',
  tip: 'Conseil',
};
