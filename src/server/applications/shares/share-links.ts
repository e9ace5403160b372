import { SHARED_REQUEST_ADDRESSES } from '#addresses/shared-request.ts';
import { toEuros } from '#domain/money/money.ts';
import { stepPath } from '#journey/steps.ts';
import type { Share } from '../../stores/share-store.ts';
import type { ShareKeys } from './share-keys.ts';

export interface ShareLinks {
  shareKeys: ShareKeys;
  /** The site's address, without a slash at its end. */
  publicUrl: string;
}

/** The link that opens the co-borrower's part (A-1.11: token and encoded params). */
export function coborrowersLink(share: Share, { shareKeys, publicUrl }: ShareLinks): string {
  const { product, productName, amount, additionalAmount, duration, taeg } = share.applicant.loan;
  // Named as in pat_params (C-5.2). The browser displays them until the server has answered; the
  // server trusts the token only.
  const params = {
    amount: toEuros(amount),
    additionalAmount: toEuros(additionalAmount),
    product_code: product,
    product_name: productName,
    duration,
    taeg,
    reason: '',
  };
  const query = new URLSearchParams({
    token: shareKeys.linkOf(share),
    params: Buffer.from(JSON.stringify(params)).toString('base64url'),
  });
  return `${publicUrl}${stepPath('1', share.lang)}?${query}`;
}

/** The applicant's link to follow it. */
export function followLink(share: Share, { shareKeys, publicUrl }: ShareLinks): string {
  return `${publicUrl}${followPath(share, shareKeys)}`;
}

/** Its path. The key is in the fragment, so that no server or log receives it. */
export function followPath(share: Pick<Share, 'id' | 'lang'>, shareKeys: ShareKeys): string {
  return `${SHARED_REQUEST_ADDRESSES[share.lang]}#${shareKeys.followOf(share)}`;
}
