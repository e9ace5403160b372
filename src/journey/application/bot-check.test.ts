import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  NOON,
  ownFound,
  sessionOf,
  tokenUntil,
} from '#tests/examples/application-window.ts';
import { BROKER_NAME } from '../chosen-broker.ts';

const DAY = 24; // hours
const BROKER = 'FLV-0001';
const OTHER = 'FLV-0002';

describe('the bot check', () => {
  const lapsed = tokenUntil(-DAY);
  const opened = () => new ApplicationWindow().open(ownFound({ session: undefined, lapsed }));
  const pass = (window: ApplicationWindow, session = sessionOf({}, 'new')) =>
    window.dispatch({ kind: 'botCheckPassed', session, chosenBroker: undefined });

  it('opens an empty form under a session of its own', () => {
    const window = new ApplicationWindow().open(ownFound({ session: undefined }));
    pass(window, { token: 'new', signedIn: [] });
    expect(window.state).toMatchObject({ page: 'form', form: { resumed: false } });
    expect(window.last('keepSession')).toMatchObject({ token: 'new', mode: 'e1' });
    expect(window.last('saveDraft').draft.token).toBe('new');
  });

  it('brings back what was saved under the session that is over', () => {
    const window = opened();
    pass(window, sessionOf(draftOf(), 'new'));
    expect(window.state.form).toMatchObject({ uniqId: 'own', resumed: true });
    expect(window.state.session).toMatchObject({ token: 'new', lapsed: undefined });
  });

  it.each([
    [undefined, BROKER],
    [OTHER, OTHER],
  ])('brings back the broker, unless another was chosen in this browser (%s): %s', (chosen, id) => {
    const window = opened();
    const session = sessionOf(draftOf({ [BROKER_NAME]: BROKER }), 'new');
    window.dispatch({ kind: 'botCheckPassed', session, chosenBroker: chosen });
    expect(window.state.form.answers[BROKER_NAME]).toBe(id);
  });

  it('knows again what a sign-in told, and says that the answers are being saved', () => {
    const window = opened();
    const reported = {
      provider: 'itsme',
      at: '2026-11-20',
      name: 'firstname',
      value: 'Eva',
    } as const;
    pass(window, { ...sessionOf(draftOf({ firstname: 'Eva' }), 'new'), signedIn: [reported] });
    expect(window.state.signingIn.signedIn).toEqual([reported]);
    expect(window.state.saving).toMatchObject({ saved: 'saving', isUnderWay: true });
  });

  it.each([
    [DAY, 'notFound'],
    [31 * DAY, 'deleted'],
  ])('%i hours after its end says why nothing came back: %s', (hours, forgotten) => {
    const window = opened();
    window.now = NOON + hours * 3_600_000;
    pass(window, { token: 'new', signedIn: [] });
    expect(window.state.form.forgotten).toBe(forgotten);
  });
});
