import { describe, expect, it } from 'vitest';
import { completePolicy, TURNSTILE_SOURCES } from './content-policy.ts';

describe("a page's policy", () => {
  it("is the build's, and lets nobody frame the page", () => {
    expect(completePolicy("default-src 'self';script-src 'self' 'sha256-x='", {})).toBe(
      "default-src 'self'; script-src 'self' 'sha256-x='; frame-ancestors 'none'",
    );
  });

  it('allows Turnstile only what it needs', () => {
    expect(completePolicy("default-src 'self'; script-src 'self'", TURNSTILE_SOURCES)).toBe(
      "default-src 'self'; script-src 'self' https://challenges.cloudflare.com; " +
        "frame-ancestors 'none'; frame-src 'self' https://challenges.cloudflare.com",
    );
  });

  it("adds to nothing where 'none' stood", () => {
    expect(completePolicy("default-src 'none'", { 'frame-src': ['https://a.example'] })).toBe(
      "default-src 'none'; frame-ancestors 'none'; frame-src https://a.example",
    );
  });

  it('is strict where the build wrote none', () => {
    expect(completePolicy(undefined, {})).toMatch(/^default-src 'self';.*frame-ancestors 'none'$/);
  });
});
