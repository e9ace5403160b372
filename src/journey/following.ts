/** What the applicant can ask for a request that they have shared. */
export type Wish = 'resend' | 'correct' | 'withdraw' | 'accept' | 'refuse';

/** What the server answers to a wish, or to how the request stands. `Told`: that, as the server tells it. */
export type FollowAnswer<Followed> =
  | { readonly kind: 'followed'; readonly followed: Followed }
  /** It was not done, and what is shown may be out of date. */
  | { readonly kind: 'changed' }
  /** It was not done: mailed too recently, for example, or to the same address. `agreement`: the words of now. */
  | {
      readonly kind: 'refused';
      readonly type: string;
      readonly agreement?: AgreementWords | undefined;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

/** The words next to the button that accepts other conditions. */
export interface AgreementWords {
  readonly consent: string;
  /** The same while the co-borrower has yet to accept these conditions. */
  readonly consentChanged: string;
  /** Of both, as the server knows them by. */
  readonly hash: string;
}

/** What came of the last wish: `done`, `failed`, or the server's word for why not. */
export interface WishOutcome {
  readonly wish: Wish;
  readonly result: string;
}

/** The page on which an applicant follows a shared request. */
export interface Following<Followed> {
  readonly page: 'loading' | 'unknown' | 'unreachable' | 'shown';
  readonly followed?: Followed | undefined;
  /** The try whose answer says how the request stands. */
  readonly looking?: number | undefined;
  /** The wish that is on its way. */
  readonly asked?: { readonly try: number; readonly wish: Wish } | undefined;
  readonly outcome?: WishOutcome | undefined;
  /** The words of now, if the page was built with others. */
  readonly agreement?: AgreementWords | undefined;
  /** The number of the last try; an answer to an earlier one comes too late. */
  readonly tries: number;
}

export type FollowEvent<Followed> =
  /** The page was opened, or another key was put into its address. */
  | { readonly kind: 'arrived'; readonly hasKey: boolean }
  | { readonly kind: 'retried' }
  | { readonly kind: 'looked'; readonly try: number; readonly answer: FollowAnswer<Followed> }
  /** `about`: what the wish is about, as the server takes it. */
  | { readonly kind: 'wished'; readonly wish: Wish; readonly about?: object }
  | {
      readonly kind: 'wishAnswered';
      readonly try: number;
      readonly answer: FollowAnswer<Followed>;
    };

/** A call to make with the key in the address; its answer has the same `try`. */
export type FollowEffect =
  | { readonly kind: 'look'; readonly try: number }
  | { readonly kind: 'ask'; readonly try: number; readonly wish: Wish; readonly about: object };

interface After<Followed> {
  readonly state: Following<Followed>;
  readonly effect?: FollowEffect;
}

export const FOLLOWING: Following<never> = { page: 'loading', tries: 0 };

/** The page after an event, and the call to make. Pure. */
export function followingAfter<Followed>(
  state: Following<Followed>,
  event: FollowEvent<Followed>,
): After<Followed> {
  switch (event.kind) {
    case 'arrived': {
      const { tries } = state;
      return event.hasKey
        ? look({ page: 'loading', tries })
        : { state: { page: 'unknown', tries } };
    }
    case 'retried':
      return look(state);
    case 'looked':
      return event.try === state.looking
        ? { state: shown({ ...state, looking: undefined }, event.answer) }
        : { state };
    case 'wished': {
      if (state.asked) return { state };
      const { wish, about = {} } = event;
      const tries = state.tries + 1;
      return {
        state: { ...state, tries, asked: { try: tries, wish }, outcome: undefined },
        effect: { kind: 'ask', try: tries, wish, about },
      };
    }
    case 'wishAnswered':
      return event.try === state.asked?.try
        ? afterWish({ ...state, asked: undefined }, state.asked.wish, event.answer)
        : { state };
  }
}

function look<Followed>(state: Following<Followed>): After<Followed> {
  const tries = state.tries + 1;
  return { state: { ...state, tries, looking: tries }, effect: { kind: 'look', try: tries } };
}

function shown<Followed>(
  state: Following<Followed>,
  answer: FollowAnswer<Followed>,
): Following<Followed> {
  if (answer.kind === 'followed') return { ...state, page: 'shown', followed: answer.followed };
  return { ...state, page: answer.kind === 'unknown' ? 'unknown' : 'unreachable' };
}

function afterWish<Followed>(
  state: Following<Followed>,
  wish: Wish,
  answer: FollowAnswer<Followed>,
): After<Followed> {
  if (answer.kind === 'followed')
    return {
      state: { ...state, followed: answer.followed, outcome: { wish, result: 'done' } },
    };
  const result = answer.kind === 'refused' ? answer.type : 'failed';
  const agreement = answer.kind === 'refused' ? answer.agreement : undefined;
  const next = { ...state, outcome: { wish, result }, ...(agreement && { agreement }) };
  // What is shown is not how the request stands any more.
  return answer.kind === 'changed' || answer.kind === 'refused' ? look(next) : { state: next };
}
