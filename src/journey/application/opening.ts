import { answer } from '../answers.ts';
import { brokerOf, withBroker } from '../chosen-broker.ts';
import { withCitiesInLanguage } from './cities-in-language.ts';
import { arriveInLanguage } from './conditions.ts';
import type { EventOf, Found } from './event.ts';
import { coborrowersForm, type Form, resumedForm } from './form.ts';
import {
  change,
  depending,
  type Handlers,
  inTurn,
  type Move,
  nothing,
  run,
  trying,
} from './move.ts';
import { endDraft, save } from './saving.ts';
import { endLink, holdToken } from './session.ts';
import { whyNothingCame } from './session-end.ts';
import { acceptClaims, arriveSignedIn } from './signing-in.ts';
import type { ApplicationState, Session } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** Opens what the visitor comes with: a link, or a simulation. */
const open: Move = trying((number) =>
  inTurn(
    change({ problem: undefined, page: 'loading', opening: number }),
    run({ kind: 'open', try: number }),
  ),
);

/** The form with its cities as this page's language has them. */
const inLanguage = (
  form: Form,
  { citiesFromOtherLanguage }: Pick<Surroundings, 'citiesFromOtherLanguage'>,
): Form => ({ ...form, answers: withCitiesInLanguage(form.answers, citiesFromOtherLanguage) });

function take(found: Found): Move {
  switch (found.kind) {
    // The page goes on loading, and says why it takes so long.
    case 'unreachable':
      return change({ problem: 'loading' });
    case 'not-offered':
      return change({ problem: 'not-offered', page: 'params-missing' });
    case 'params-missing':
      return change({ page: 'params-missing' });
    case 'draft-link-ended':
      return endLink('draft-link');
    case 'link-ended':
      return endLink(found.end);
    case 'part':
      return openPart(found);
    case 'own':
      return openOwn(found);
  }
}

const openPart = ({ loan, session, isKept, outcome }: Extract<Found, { kind: 'part' }>): Move =>
  change((state, surroundings) => {
    const told = { mode: 'e2' as const, told: session.signedIn, outcome };
    const arrived = arriveSignedIn(coborrowersForm(session.draft ?? {}), state.signingIn, told);
    return {
      mode: 'e2',
      page: 'form',
      loan,
      session: { ...state.session, token: session.token, isKept },
      ...arrived,
      form: inLanguage(arrived.form, surroundings),
    };
  });

/** The request was sent, and the answer to it was lost: its reference is shown, and nothing is saved over it. */
const showSent = ({ uniqId, reference }: NonNullable<Session['sent']>): Move =>
  change(({ form, saving, sending }) => ({
    form: { ...form, uniqId },
    saving: { ...saving, saved: 'sent' },
    sending: { ...sending, sent: { reference } },
  }));

/** It was shared, and the answer to that was lost. */
const showShared = ({ uniqId, follow }: NonNullable<Session['shared']>): Move =>
  change(({ form, saving, sending }) => ({
    form: { ...form, uniqId },
    saving: { ...saving, saved: 'shared' },
    sending: { ...sending, sent: { follow } },
  }));

/** The applicant's own application, with the broker chosen last in this browser, else the draft's. */
const openOwn = (found: Extract<Found, { kind: 'own' }>): Move => {
  const { loan, simulated, session, lapsed, isKept, isBrought, chosenBroker, outcome } = found;
  return depending((state, surroundings) => {
    const resumed = resumedForm(session?.draft, loan, surroundings.freshId);
    const own = brokerOf(resumed.answers);
    const brought = isBrought ? own : undefined;
    const broker = brought ?? chosenBroker ?? own;
    const form = { ...resumed, answers: withBroker(resumed.answers, broker) };
    const told = { mode: 'e1' as const, told: session?.signedIn ?? [], outcome };
    const arrived = arriveSignedIn(form, state.signingIn, told);
    return inTurn(
      change({
        loan,
        simulated,
        page: session ? 'form' : 'captcha',
        session: { ...state.session, token: session?.token, lapsed, isKept },
        ...arrived,
        form: inLanguage(arrived.form, surroundings),
      }),
      session?.sent ? showSent(session.sent) : nothing,
      session?.shared ? showShared(session.shared) : nothing,
      brought === undefined ? nothing : run({ kind: 'storeBroker', id: brought }),
    );
  });
};

/** The form under a session that the bot check opened: as it was filled in here, or as it was left. */
function formUnder(
  { session: opened, chosenBroker }: EventOf<'botCheckPassed'>,
  { form, loan, session, signingIn }: ApplicationState,
  surroundings: Surroundings,
): Pick<ApplicationState, 'form' | 'signingIn'> {
  const { draft, signedIn } = opened;
  if (session.expired) {
    // Another session may not write to this draft: the answers go on under a new one.
    const isSame = draft && answer(draft, 'uniqId') === form.uniqId;
    return { signingIn, form: isSame ? form : { ...form, uniqId: surroundings.freshId } };
  }
  if (draft && loan) {
    const resumed = resumedForm(draft, loan, surroundings.freshId);
    const broker = chosenBroker ?? brokerOf(resumed.answers);
    const brokered = { ...resumed, answers: withBroker(resumed.answers, broker) };
    const told = { mode: 'e1' as const, told: signedIn, outcome: undefined };
    const arrived = arriveSignedIn(brokered, signingIn, told);
    return { ...arrived, form: inLanguage(arrived.form, surroundings) };
  }
  const { lapsed } = session;
  const forgotten = lapsed && whyNothingCame(lapsed, surroundings.keptDraftsDays, surroundings.now);
  return { signingIn, form: forgotten ? { ...form, forgotten } : form };
}

export const OPENING: Handlers<'started' | 'retried' | 'opened' | 'botCheckPassed'> = {
  started: ({ step, cameFrom, mark, reference }) => {
    // A reload after the request was sent from here.
    if (reference !== undefined)
      return inTurn(
        change(({ sending }) => ({
          page: 'params-missing',
          sending: { ...sending, sent: { reference } },
        })),
        endDraft({ end: 'sent' }),
        run({ kind: 'replaceEntry', step: '1', cameFrom: undefined, reference }),
      );
    // Arriving at another step than the first, with no step before it, leads to the first;
    // switching the language is no arriving.
    const isSentToFirst = mark === undefined && step !== '1';
    return inTurn(
      change(({ steps }) => ({
        arriving: mark,
        steps: { ...steps, cameFrom: isSentToFirst ? undefined : cameFrom },
      })),
      run({ kind: 'removeLanguageMark' }, { kind: 'fetchSignIns' }),
      // What the address says is read before it changes.
      open,
      isSentToFirst ? run({ kind: 'replaceEntry', step: '1', cameFrom: undefined }) : nothing,
    );
  },

  retried: () => depending(({ problem }) => (problem === 'loading' ? open : save)),

  opened: ({ try: number, found }) =>
    depending(({ opening }) =>
      opening === number
        ? inTurn(change({ opening: undefined }), take(found), acceptClaims, arriveInLanguage)
        : nothing,
    ),

  botCheckPassed: (event) =>
    inTurn(
      change((state, surroundings) => ({
        ...formUnder(event, state, surroundings),
        saving: { ...state.saving, saved: 'idle' },
        session: { ...state.session, lapsed: undefined, expired: false },
        page: 'form',
      })),
      holdToken(event.session.token),
      save,
    ),
};
