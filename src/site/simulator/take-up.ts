import type { Offered } from './families.ts';
import { readLink, type TakenUp } from './loan-link.ts';
import { readParams } from './params.ts';
import type { Entry } from './simulation-state.ts';

/**
 * What to go on with on coming alive: what was typed before, else the loan that the address carries
 * (its query, `search`), else the one that one comes back to change. Nothing where there is none.
 */
export function takeUp(
  form: HTMLFormElement | null,
  offered: Offered,
  shown: Entry,
  search: string,
): TakenUp | undefined {
  const found = readLink(search, offered) ?? readEarlier(offered);
  const typed = { ...shown, ...typedIn(form) };
  if (typed.amount !== shown.amount || typed.additionalAmount !== shown.additionalAmount)
    return { type: undefined, entry: typed, duration: found?.duration };
  return found;
}

function readEarlier({ choices }: Offered): TakenUp | undefined {
  const earlier = readParams(choices.map(({ tariff }) => tariff.code));
  if (!earlier) return undefined;
  return {
    type: choices.find(({ tariff }) => tariff.code === earlier.product_code)?.type,
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
