import { describe, expect, it } from 'vitest';
import { nextSending, OPEN, type OpenForm, type Sending, type SendingEvent } from './sending.ts';

const CHECKING: Sending = { phase: 'checking' };
const SENDING: Sending = { phase: 'sending', share: 0.5 };
const TAKEN: Sending = { phase: 'taken', html: '<h2>Merci</h2>' };
const NEWS: OpenForm = { ...OPEN, isNews: true };
const WRONG: OpenForm = { ...NEWS, errors: { email: 'Invalide.', zip: 'Invalide.' } };

const validated = (errors = {}): SendingEvent => ({ kind: 'validated', errors });
const answered = (outcome: Extract<SendingEvent, { kind: 'answered' }>['outcome']) =>
  ({ kind: 'answered', outcome }) as const;

// W-6.1
describe('the sending of a form', () => {
  it.each<[string, Sending, SendingEvent, Sending]>([
    ['right, it is checked', OPEN, validated(), CHECKING],
    [
      'wrong, it stays',
      OPEN,
      validated({ email: 'Invalide.' }),
      { ...NEWS, errors: { email: 'Invalide.' } },
    ],
    ['the token sends it', CHECKING, { kind: 'proven' }, { phase: 'sending', share: 0 }],
    [
      'made wrong meanwhile, it goes back',
      CHECKING,
      validated({ zip: 'X' }),
      { ...NEWS, errors: { zip: 'X' } },
    ],
    ['the check does not load', CHECKING, { kind: 'checkFailed' }, { ...NEWS, problem: 'check' }],
    [
      'it leaves bit by bit',
      SENDING,
      { kind: 'progressed', share: 0.7 },
      { phase: 'sending', share: 0.7 },
    ],
    [
      'it is taken',
      SENDING,
      answered({ kind: 'taken', html: '<h2>Merci</h2>', message: '' }),
      TAKEN,
    ],
    [
      'it is refused',
      SENDING,
      answered({ kind: 'refused', errors: { files: 'Non.' }, message: '' }),
      { ...NEWS, errors: { files: 'Non.' } },
    ],
    [
      'too often',
      SENDING,
      answered({ kind: 'tooManyCalls' }),
      { ...NEWS, problem: 'tooManyCalls' },
    ],
    [
      'no answer',
      SENDING,
      answered({ kind: 'failed', where: 'connection' }),
      { ...NEWS, problem: 'connection' },
    ],
    [
      'a useless answer',
      SENDING,
      answered({ kind: 'failed', where: 'server' }),
      { ...NEWS, problem: 'server' },
    ],
    ['stopped', SENDING, answered({ kind: 'aborted' }), OPEN],
    ['one writes again', TAKEN, { kind: 'reopened' }, OPEN],
    [
      'right now',
      WRONG,
      { kind: 'corrected', name: 'zip', error: undefined },
      { ...OPEN, errors: { email: 'Invalide.' } },
    ],
    [
      'wrong otherwise',
      WRONG,
      { kind: 'corrected', name: 'zip', error: 'Vide.' },
      { ...OPEN, errors: { email: 'Invalide.', zip: 'Vide.' } },
    ],
  ])('%s', (_, before, event, after) => {
    expect(nextSending(before, event)).toEqual(after);
  });

  it.each<[string, Sending, SendingEvent]>([
    ['a second press while it is checked', CHECKING, validated()],
    ['a second press while it is sent', SENDING, validated()],
    ['a second token', SENDING, { kind: 'proven' }],
    ['a late answer', OPEN, answered({ kind: 'taken', html: '', message: '' })],
    ['a press after it was taken', TAKEN, validated()],
    ['what was right before', WRONG, { kind: 'corrected', name: 'phone', error: undefined }],
  ])('ignores %s', (_, before, event) => {
    expect(nextSending(before, event)).toBe(before);
  });
});
