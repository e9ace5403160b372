import { readAmount } from '#site/components/amount-field/edit-amount.ts';
import type { Offered } from './families.ts';
import { readLink, type TakenUp } from './loan-link.ts';
import { readParams } from './params.ts';
import type { Entry } from './simulation-state.ts';

/**
 * The state to restore on hydration: what was typed or chosen before, else the loan in the address
 * (its query, `search`), else the loan that the visitor came back to change. Undefined if there is
 * none.
 */
export function takeUp(
  form: HTMLFormElement | null,
  offered: Offered,
  shown: Entry & { readonly duration: number },
  search: string,
): TakenUp | undefined {
  const found = readLink(search, offered) ?? readEarlier(offered);
  const typed = { ...shown, ...typedIn(form) };
  const duration = typed.duration === shown.duration ? found?.duration : typed.duration;
  if (typed.amount !== shown.amount || typed.additionalAmount !== shown.additionalAmount)
    return { type: undefined, entry: entryOf(typed), duration };
  if (duration !== found?.duration)
    return { type: found?.type, entry: found?.entry ?? entryOf(shown), duration };
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

function typedIn(form: HTMLFormElement | null): Partial<Entry & { duration: number }> {
  const textOf = (name: string) =>
    form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value;
  const amounts = (['amount', 'additionalAmount'] as const).flatMap((name) => {
    const value = textOf(name);
    return value === undefined ? [] : [[name, readAmount(value)]];
  });
  const duration = Number(textOf('duration'));
  return { ...Object.fromEntries(amounts), ...(duration > 0 ? { duration } : {}) };
}

function entryOf({ amount, additionalAmount }: Entry): Entry {
  return { amount, additionalAmount };
}
