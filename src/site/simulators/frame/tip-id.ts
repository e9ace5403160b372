/** The id of the tip next to the answer, so that the page can link to it. */
export const TIP_ID = 'tip';
