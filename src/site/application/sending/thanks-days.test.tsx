import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { initialState } from '#journey/application/state.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { applicationSetup } from '../application-setup.ts';
import { ThanksStep } from './thanks-step.tsx';

afterEach(() => vi.useRealTimers());

/** The thank-you page of a request that the server stored at this time for a lender with this promise, as text. */
function thanksOf(
  sentAt: string | undefined,
  locale: ContractLocale,
  decision: LenderFacts['decision'],
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-01T12:00:00Z') });
  vi.stubGlobal('document', { cookie: '' });
  const state = initialState('a');
  const model = {
    ...state,
    form: { ...state.form, step: '7' as const, answers: COMPLETE_ANSWERS },
    sending: { ...state.sending, sent: { reference: 'FLV-2026-7K3M9Q', sentAt } },
  };
  const setup = { ...applicationSetup(fluvia, KEEP, locale, '1'), decision };
  return renderToStaticMarkup(<ThanksStep setup={setup} model={model} />)
    .replace(/<[^>]+>/g, '|')
    .replace(/\s/g, ' ');
}

// F-4.2
describe('the days to come', () => {
  it.each([
    ['fr', 'Envoyée le samedi 28 novembre', 'Au plus tard le lundi 30 novembre'],
    ['nl', 'Verstuurd op zaterdag 28 november', 'Uiterlijk op maandag 30 november'],
  ] as const)(
    'are named in %s by the clock of the server, as the lender promises them',
    (locale, sent, decided) => {
      const thanks = thanksOf('2026-11-27T23:30:00.000Z', locale, {
        hours: 24,
        weekend: 'monday',
      });
      expect(thanks).toContain(sent);
      expect(thanks).toContain(decided);
    },
  );

  it('are left out where the lender promises none', () => {
    const thanks = thanksOf('2026-11-28T09:00:00.000Z', 'fr', 'none');
    expect(thanks).not.toMatch(/novembre|plus tard/);
  });

  it('are left out where the server named no time', () => {
    const thanks = thanksOf(undefined, 'fr', { hours: 24, weekend: 'monday' });
    expect(thanks).not.toMatch(/Envoyée le|plus tard/);
  });
});
