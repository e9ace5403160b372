import { describe, expect, it } from 'vitest';
import { type ApplicationWindow, LOAN } from '#tests/examples/application-window.ts';
import {
  ASSESSED,
  assess,
  coborrowersRequest,
  decline,
  OTHER,
  PROPOSING,
} from '#tests/examples/coborrowers-window.ts';
import type { VerdictAnswer } from './event.ts';

/** The server refuses the request because of this answer. */
function refuse(window: ApplicationWindow, name = 'product'): void {
  const answer = { kind: 'refused', refusals: { [name]: 'Non.' } } as const;
  window.dispatch({ kind: 'sendAnswered', try: window.last('send').try, answer });
}

/** A window whose request was refused: its conditions no longer apply, and it asks for today's. */
function refused() {
  const window = coborrowersRequest();
  refuse(window);
  return window.settle();
}

describe('what a co-borrower sent, and was refused', () => {
  it('is proposed again where the conditions have changed before', () => {
    const window = refused();
    assess(window, PROPOSING);
    window.dispatch({ kind: 'send' });
    expect(window.all('send')).toHaveLength(1);
    const { try: number } = window.last('reopenPart');
    const asked = { ...LOAN, taeg: 9 };
    window.dispatch({ kind: 'partReopened', try: number, part: { loan: asked, token: 'next' } });
    expect(window.state).toMatchObject({
      loan: asked,
      session: { token: 'next' },
      form: { step: '4b', isProposedAgain: true, proposal: { loan: OTHER } },
    });
    expect(window.dispatch({ kind: 'proceeded' }).at(-1)).toMatchObject({ kind: 'goBack' });
    window.dispatch({ kind: 'historyMoved', step: '6', cameFrom: undefined });
    expect(window.state).toMatchObject({
      loan: OTHER,
      form: { step: '6', isProposedAgain: false, proposal: undefined },
    });
  });

  it.each<VerdictAnswer>([{ kind: 'unreachable' }, { kind: 'ended', end: 'withdrawn' }])(
    'stays where it is where the server says nothing of it: %j',
    (answer) => {
      const window = refused();
      window.dispatch({ kind: 'verdictAnswered', try: window.last('fetchVerdict').try, answer });
      expect(window.state).toMatchObject({
        page: 'form',
        reproposal: undefined,
        form: { step: '6' },
      });
    },
  );

  it('is not proposed again to a co-borrower who declines in the meantime', () => {
    const window = coborrowersRequest();
    window.answer('coborrowerFirstname', 'Eva');
    refuse(window);
    expect(window.state.saving.isUnderWay).toBe(true);
    decline(window);
    window.settle();
    // The verdict on leaving the costs is the only one.
    expect(window.all('fetchVerdict')).toHaveLength(1);
    expect(window.state.reproposal).toBeUndefined();
  });

  it.each([
    ['none are proposed', ASSESSED],
    ['none are lent', { ...ASSESSED, proposal: 'not-offered' as const }],
  ])('stays where it is where %s', (_, assessed) => {
    const window = refused();
    assess(window, assessed);
    expect(window.all('reopenPart')).toEqual([]);
    expect(window.state).toMatchObject({ reproposal: undefined, form: { step: '6' } });
  });

  it('stays where it is where its part cannot be read again', () => {
    const window = refused();
    assess(window, PROPOSING);
    const { try: number } = window.last('reopenPart');
    window.dispatch({ kind: 'partReopened', try: number, part: undefined });
    expect(window.state).toMatchObject({ reproposal: undefined, form: { step: '6' } });
  });

  it('is not proposed again for another refusal, nor after another step was opened', () => {
    const window = coborrowersRequest();
    refuse(window, 'coborrowerZip');
    expect(window.state.reproposal).toBeUndefined();
    window.settle().dispatch({ kind: 'send' });
    window.learnPostcodesIfRequested().settle();
    refuse(window);
    window.settle().goTo('5');
    const { form } = window.state;
    assess(window, PROPOSING);
    expect(window.state.form).toEqual(form);
  });
});
