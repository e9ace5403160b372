import type { Offered } from './families.ts';
import { readLink, type TakenUp } from './loan-link.ts';
import { readParams } from './params.ts';

/**
 * The state to restore on hydration: the loan in the address (its query, `search`), else the loan that the visitor
 * came back to change. Undefined if there is none.
 */
export function takeUp(offered: Offered, search: string): TakenUp | undefined {
  return readLink(search, offered) ?? readEarlier(offered);
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
