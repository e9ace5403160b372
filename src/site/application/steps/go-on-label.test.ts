import { expect, it } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import type { Mode } from '#journey/application/state.ts';
import type { StepId } from '#journey/step.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { applicationSetup } from '../application-setup.ts';
import { goOnLabel } from './go-on-label.ts';

const setup = applicationSetup(fluvia, KEEP, 'fr', '1');

it.each<[string, StepId, Mode, Answers, string]>([
  ['the applicant’s request', '6', 'e1', {}, 'Envoyer ma demande'],
  ['the co-borrower’s, which completes it', '6', 'e2', {}, 'Envoyer notre demande'],
  [
    'the co-borrower’s part, on other conditions than were asked for',
    '6',
    'e2',
    { newConditionsCopy: 'noCreditsToRepay' },
    'Envoyer ma partie',
  ],
])('says what is sent: %s', (_, step, mode, values, label) => {
  expect(goOnLabel(step, setup, { values, mode, loan: undefined })).toBe(label);
});
