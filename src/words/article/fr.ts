export const fr = {
  contents: 'Sur cette page',
  since: 'Version du {date}',
  tip: 'Conseil',
};
