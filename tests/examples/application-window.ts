import { byProduct } from '#domain/tariff/tariff.ts';
import type { Answers } from '#journey/answers.ts';
import { applicationAfter } from '#journey/application/application-after.ts';
import type { Effect } from '#journey/application/effect.ts';
import type { ApplicationEvent, Found } from '#journey/application/event.ts';
import { initialState, type Session } from '#journey/application/state.ts';
import type { Surroundings } from '#journey/application/surroundings.ts';
import type { Loan } from '#journey/facts.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { loanAsAnswers } from '#journey/loan.ts';
import type { StepId } from '#journey/step.ts';
import { COMPLETE_ANSWERS } from './complete-answers.ts';
import { applicationFacts, factsFor, fluvia, TODAY } from './fluvia.ts';

const HOUR = 3_600_000; // milliseconds
export const NOON = Date.UTC(TODAY.year, TODAY.month - 1, TODAY.day, 11);

/** A token of a session that expires this many hours after noon. */
export const tokenUntil = (hours: number, session = 'session') =>
  `x.${btoa(JSON.stringify({ sub: session, exp: (NOON + hours * HOUR) / 1000 }))}.x`;

export const TOKEN = tokenUntil(7 * 24);
export const LOAN: Loan = factsFor().loan;

/** A draft as the server returns it. */
export const draftOf = (answers: Answers = COMPLETE_ANSWERS, uniqId = 'own'): Answers => ({
  ...answers,
  ...loanAsAnswers(LOAN),
  uniqId,
  maxStep: '1',
});

/** The applicant's own application, resumed with these answers. */
export const ownFound = (
  overrides: Partial<Extract<Found, { kind: 'own' }>> = {},
): Extract<Found, { kind: 'own' }> => ({
  kind: 'own',
  loan: LOAN,
  session: { token: TOKEN, draft: draftOf(), signedIn: [] },
  isKept: true,
  isBrought: false,
  ...overrides,
});

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

/** An application in a simulated browser window: receives events and records their effects. */
export class ApplicationWindow {
  state = initialState('fresh-0');
  /** All effects so far. */
  effects: Effect[] = [];
  /** Milliseconds since 1970. */
  now = NOON;
  private ids = 0;

  /** The products that are lent. */
  productNames: Surroundings['productNames'] = byProduct(fluvia.tariffs, ({ name }) => name.fr);

  /** Sends an event; returns its effects. */
  dispatch(event: ApplicationEvent): readonly Effect[] {
    const { state, effects } = applicationAfter(this.state, event, this.surroundings);
    this.state = state;
    this.effects.push(...effects);
    return effects;
  }

  get surroundings(): Surroundings {
    this.ids++;
    return {
      locale: 'fr',
      now: this.now,
      today: TODAY,
      freshId: `fresh-${this.ids}`,
      keptDraftsDays: 31,
      citiesFromOtherLanguage: { '1000 Brussel': 'Bruxelles' },
      productNames: this.productNames,
      codesOf: (product, list) => applicationFacts.codesOf(product, list),
    };
  }

  /** All effects of a kind. */
  all<Kind extends Effect['kind']>(kind: Kind): readonly EffectOf<Kind>[] {
    return this.effects.filter((effect): effect is EffectOf<Kind> => effect.kind === kind);
  }

  /** The last effect of a kind. */
  last<Kind extends Effect['kind']>(kind: Kind): EffectOf<Kind> {
    const last = this.all(kind).at(-1);
    if (!last) throw new Error(`Nothing called for ${kind}`);
    return last;
  }

  /** Opens what was found, as the page does when it loads. */
  open(found: Found = ownFound()): this {
    this.dispatch({ kind: 'started', step: '1' });
    this.dispatch({ kind: 'opened', try: this.last('open').try, found });
    return this;
  }

  answer(name: string, value: string): void {
    this.dispatch({ kind: 'answered', name, value });
  }

  /** Opens a step as a link to it does, once its screens are loaded. */
  goTo(step: StepId): this {
    this.dispatch({ kind: 'stepChosen', step });
    return this.loaded();
  }

  /** The screens that were asked for have come. */
  loaded(): this {
    const effect = this.all('loadScreens').at(-1);
    if (effect && !this.state.steps.areScreensThere)
      this.dispatch({ kind: 'screensLoaded', try: effect.try, areThere: true });
    return this;
  }

  /** Leaves the step by Next, with its postcodes known and the screens loaded. */
  next(): this {
    this.dispatch({ kind: 'next' });
    return this.learnPostcodesIfRequested().loaded();
  }

  /** The server saves every draft that it is asked to save, including the last one. */
  settle(): this {
    while (this.state.saving.isUnderWay)
      this.dispatch({ kind: 'draftAnswered', answer: { kind: 'saved' } });
    return this;
  }

  /** The server knows every postcode that it is asked for. */
  learnPostcodes(): this {
    const { try: number, zips } = this.last('validatePostcodes');
    const known = Object.fromEntries(zips.map((zip) => [zip, true]));
    this.dispatch({ kind: 'postcodesAnswered', try: number, known, isAll: true });
    return this;
  }

  learnPostcodesIfRequested(): this {
    return this.state.leaving?.stage === 'postcodes' ? this.learnPostcodes() : this;
  }

  /** At the recap with every consent given, and no call outstanding. */
  atRecap(): this {
    this.open().goTo('6').settle();
    for (const name of CONSENTS) this.answer(name, 'yes');
    return this;
  }

  /** The checked request is being sent. */
  sending(): this {
    this.atRecap().dispatch({ kind: 'send' });
    return this.learnPostcodes().settle();
  }
}

/** The session of a co-borrower, with the server's data for them. */
export const sessionOf = (draft: Answers, token = TOKEN): Session => ({
  token,
  draft,
  signedIn: [],
});
