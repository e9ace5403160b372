/**
 * What an event can tell beyond its name. Never who did it, and nothing that a person typed about
 * themselves: amounts and durations are of a simulation, which has no name yet.
 */
export interface EventFields {
  /** A product's code: `TAEGPSA1`, `CH` … */
  readonly product: string;
  /** What would be borrowed, in euros. */
  readonly amount: number;
  /** In months. */
  readonly duration: number;
  /** The lender's line that a link dials, as +32… */
  readonly number: string;
  /** The name of a text: of a banner, a campaign, an article. */
  readonly id: string;
  /** The address of a page of this site. */
  readonly page: string;
  readonly network: 'facebook' | 'linkedin' | 'twitter' | 'link';
  readonly answer: 'like' | 'dislike';
}

/** Every event, and the fields it has. docs/analytics.md explains them, and a test holds it to this table. */
export const EVENTS = {
  // The steps of the application (spec 3 §7), and its help panel (spec 3 §2).
  activity: [],
  expenses: [],
  'budget-confirmation': [],
  'rate-modified': [],
  finalisation: [],
  recap: [],
  submit: [],
  'help-open': [],
  // The website (spec 1 §4, §7).
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

/** The events that have no field, as those of the steps. */
export type StepEventName = {
  [N in EventName]: (typeof EVENTS)[N] extends readonly [] ? N : never;
}[EventName];

export type AnalyticsEvent = {
  [N in EventName]: { readonly event: N } & Pick<EventFields, (typeof EVENTS)[N][number]>;
}[EventName];

/** For a link that says its event itself: `data-event={eventAttribute({ event: 'banner-click', id })}`. */
export function eventAttribute(event: AnalyticsEvent): string {
  return JSON.stringify(event);
}
