/**
 * What an event may contain beyond its name. Never personal data: amounts and durations come from an
 * anonymous simulation.
 */
export interface EventFields {
  /** A product's code, such as `TAEGPSA1` or `CH`. */
  readonly product: string;
  /** The amount of the loan, in euros. */
  readonly amount: number;
  /** In months. */
  readonly duration: number;
  /** The lender's phone number that a link dials, as +32… */
  readonly number: string;
  /** The id of a text: of a banner, a campaign or an article. */
  readonly id: string;
  /** The address of a page of this site. */
  readonly page: string;
  readonly network: 'facebook' | 'linkedin' | 'twitter' | 'link';
  readonly answer: 'like' | 'dislike';
}

/** Every event and its fields. docs/analytics.md documents them, and a test compares it with this table. */
export const EVENTS = {
  // The steps of the application (W-9.10), and its help panel.
  activity: [],
  expenses: [],
  'budget-confirmation': [],
  'rate-modified': [],
  finalisation: [],
  recap: [],
  submit: [],
  'help-open': [],
  // The website.
  'more-info': ['page'],
  'phone-click': ['number'],
  'mortgage-contact': ['product'],
  'banner-click': ['id'],
  'campaign-click': ['id'],
  'simulator-change': ['product', 'amount', 'duration'],
  'configurator-change': ['product', 'amount', 'duration'],
  'simulator-apply': ['product', 'amount', 'duration'],
  share: ['network', 'id'],
  helpful: ['id', 'answer'],
} as const satisfies Record<string, readonly (keyof EventFields)[]>;

export type EventName = keyof typeof EVENTS;

/** Events without fields, such as those of the application's steps. */
export type StepEventName = {
  [N in EventName]: (typeof EVENTS)[N] extends readonly [] ? N : never;
}[EventName];

export type AnalyticsEvent = {
  [N in EventName]: { readonly event: N } & Pick<EventFields, (typeof EVENTS)[N][number]>;
}[EventName];

/** For a link that names its event itself: `data-event={eventAttribute({ event: 'banner-click', id })}`. */
export function eventAttribute(event: AnalyticsEvent): string {
  return JSON.stringify(event);
}
