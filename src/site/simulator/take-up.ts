import type { Offered } from './families.ts';
import { readParams } from './params.ts';
import type { Entry } from './use-simulation.ts';

/**
 * What to go on with on coming alive: what was typed before, else the loan that one comes back to
 * change. Nothing where the simulator already shows it.
 */
export function takeUp(form: HTMLFormElement | null, offered: Offered, shown: Entry) {
  const earlier = readParams(offered.choices.map(({ tariff }) => tariff.code));
  const typed = { ...shown, ...typedIn(form) };
  if (typed.amount !== shown.amount || typed.additionalAmount !== shown.additionalAmount)
    return { type: undefined, entry: typed, duration: earlier?.duration };
  if (!earlier) return undefined;
  return {
    type: offered.choices.find(({ tariff }) => tariff.code === earlier.product_code)?.type,
    entry: {
      amount: String(Math.floor(earlier.amount)),
      additionalAmount: String(Math.floor(earlier.additionalAmount)),
    },
    duration: earlier.duration,
  };
}

function typedIn(form: HTMLFormElement | null): Partial<Entry> {
  const names = ['amount', 'additionalAmount'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      return field ? [[name, field.value.replace(/\D/g, '')]] : [];
    }),
  );
}
