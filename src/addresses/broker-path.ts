/** The page of one broker, which stands below the finder's. Scripts know the finder's from their page. */
export const brokerPath = (finder: string, id: string): string => `${finder}${id}/`;
