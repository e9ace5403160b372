/** The tip beside the answer, which the page can lead back to. */
export const TIP_ID = 'tip';
