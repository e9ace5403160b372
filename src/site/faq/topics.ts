/** What the frequent questions are about, in the page's order. */
export const FAQ_TOPICS = ['before', 'request', 'contract'] as const;

export type FaqTopic = (typeof FAQ_TOPICS)[number];
