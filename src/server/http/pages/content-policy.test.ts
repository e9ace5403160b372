import { describe, expect, it } from 'vitest';
import { completePolicy, sourcesOf } from './content-policy.ts';

const TURNSTILE = { siteKey: 'k', secret: 's', verifyUrl: 'https://verify.example/' };
const TRACKING = { thanksFrame: 'https://ads.example/conversion?campaign=1' };

describe("a page's policy", () => {
  it("is the build's, and lets nobody frame the page", () => {
    expect(completePolicy("default-src 'self';script-src 'self' 'sha256-x='", {})).toBe(
      "default-src 'self'; script-src 'self' 'sha256-x='; frame-ancestors 'none'",
    );
  });

  it('allows Turnstile only what it needs', () => {
    const sources = sourcesOf(TURNSTILE, undefined);
    expect(completePolicy("default-src 'self'; script-src 'self'", sources)).toBe(
      "default-src 'self'; script-src 'self' https://challenges.cloudflare.com; " +
        "frame-ancestors 'none'; frame-src 'self' https://challenges.cloudflare.com",
    );
  });

  it('allows frames of the tracking address only, and only if there is one', () => {
    expect(sourcesOf(undefined, undefined)).toEqual({});
    expect(sourcesOf(undefined, TRACKING)).toEqual({ 'frame-src': ['https://ads.example'] });
    expect(sourcesOf(TURNSTILE, TRACKING)['frame-src']).toEqual([
      'https://challenges.cloudflare.com',
      'https://ads.example',
    ]);
  });

  it('allows scripts, calls and pictures of the tag manager’s origin', () => {
    const tagManager = 'https://tags.example/lender.js';
    const policy = completePolicy(
      "default-src 'self'; script-src 'self'; img-src 'self' data:",
      sourcesOf(undefined, { tagManager }),
    );
    expect(policy).toBe(
      "default-src 'self'; script-src 'self' https://tags.example; img-src 'self' data: " +
        "https://tags.example; frame-ancestors 'none'; connect-src 'self' https://tags.example",
    );
  });

  it('allows map tiles from their origin only', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    const sources = sourcesOf(undefined, undefined, { url, credit: { text: '', href: '' } });
    expect(sources).toEqual({ 'img-src': ['https://tiles.example'] });
  });

  it("replaces 'none' by what is added", () => {
    expect(completePolicy("default-src 'none'", { 'frame-src': ['https://a.example'] })).toBe(
      "default-src 'none'; frame-ancestors 'none'; frame-src https://a.example",
    );
  });

  it('the content security policy is strict if the build wrote none', () => {
    expect(completePolicy(undefined, {})).toMatch(/^default-src 'self';.*frame-ancestors 'none'$/);
  });
});
