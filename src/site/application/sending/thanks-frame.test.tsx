import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_COOKIE } from '#site/browser/analytics/consent.ts';
import { ThanksFrame, thanksFrameAddress } from './thanks-frame.tsx';

const ADDRESS = 'https://ads.example/conversion?campaign=7';
const SENT = {
  address: ADDRESS,
  product: 'TAEGPSA1',
  reference: 'FLV-2026-7K3M9Q',
  id: 'a b',
};

/** The page in the browser of a visitor with this cookie. */
function withCookie(cookie: string): void {
  vi.stubGlobal('document', { cookie });
}

afterEach(() => vi.unstubAllGlobals());

// W-9.11
it('tells the advertiser product, reference and id, next to what its address says', () => {
  const { address, ...told } = SENT;
  expect(thanksFrameAddress(address, told)).toBe(
    'https://ads.example/conversion?campaign=7&product=TAEGPSA1&reference=FLV-2026-7K3M9Q&id=a+b',
  );
});

describe('the frame', () => {
  it('is hidden from everybody, and held to a sandbox', () => {
    withCookie(`a=b; ${CONSENT_COOKIE}=accept`);
    const markup = renderToStaticMarkup(<ThanksFrame {...SENT} />);
    expect(markup).toContain(
      'src="https://ads.example/conversion?campaign=7&amp;product=TAEGPSA1&amp;reference=FLV-2026-7K3M9Q&amp;id=a+b"',
    );
    for (const attribute of [
      'hidden=""',
      'aria-hidden="true"',
      'tabindex="-1"',
      'referrerPolicy="no-referrer"',
      'sandbox="allow-scripts allow-same-origin"',
    ])
      expect(markup).toContain(attribute);
  });

  it.each([
    ['configured', { address: undefined }],
    ['a product', { product: undefined }],
    ['a reference', { reference: undefined }],
  ])('is not there without %s', (_, lacking) => {
    withCookie(`${CONSENT_COOKIE}=accept`);
    expect(renderToStaticMarkup(<ThanksFrame {...SENT} {...lacking} />)).toBe('');
  });

  it.each(['', `${CONSENT_COOKIE}=refuse`, `x${CONSENT_COOKIE}=accept`])(
    'is not there without consent: «%s»',
    (cookie) => {
      withCookie(cookie);
      expect(renderToStaticMarkup(<ThanksFrame {...SENT} />)).toBe('');
    },
  );
});
