import { toEuros } from '#domain/money/money.ts';
import { FOLLOW_PATH } from '#journey/shared-application.ts';
import { stepPath } from '#journey/steps.ts';
import type { ShareKeys } from './share-keys.ts';
import type { Share } from './share-store.ts';

export interface ShareLinks {
  shareKeys: ShareKeys;
  /** The site's address, without a slash at its end. */
  publicUrl: string;
}

/** What opens the co-borrower's part (spec 2 §4: token and encoded params). */
export function coborrowersLink(share: Share, { shareKeys, publicUrl }: ShareLinks): string {
  const { product, productName, amount, additionalAmount, duration, taeg } = share.applicant.loan;
  // Under the names of pat_params (spec 2 §3). They are shown until the server has answered; it
  // trusts the token alone.
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

/** Where the applicant follows it. The key is a fragment: no server and no log ever gets it so. */
export function followLink(share: Share, { shareKeys, publicUrl }: ShareLinks): string {
  return `${publicUrl}${FOLLOW_PATH[share.lang]}#${shareKeys.followOf(share)}`;
}
