import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

// The checks that other tests rely on must be able to fail.

const page = (body: string) =>
  `<!doctype html><html lang="fr"><title>Page</title><main><h1>Page</h1>${body}</main></html>`;

test('a picture without a text alternative is found', async ({ page: window }) => {
  await window.setContent(page(''));
  await expectAccessible(window);
  await window.setContent(page('<img src="data:,">'));
  await expect(expectAccessible(window)).rejects.toThrow('image-alt');
});

test('a text with low contrast is found', async ({ page: window }) => {
  await window.setContent(page('<p style="color:#000;background:#fff">dark</p>'));
  await expectContrast(window);
  await window.setContent(page('<p style="color:#aaa;background:#fff">pale</p>'));
  await expect(expectContrast(window)).rejects.toThrow('contrast');
});

test('horizontal overflow is found', async ({ page: window }) => {
  await window.setContent(page('<div style="width:100px">narrow</div>'));
  await expectNoSidewaysScroll(window);
  await window.setContent(page('<div style="width:3000px">wide</div>'));
  await expect(expectNoSidewaysScroll(window)).rejects.toThrow('DIV');
});

test('unexpected console output fails a test', async ({ page: window, noise }) => {
  await window.goto('/fr/');
  await window.evaluate(async () => {
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('an error nobody caught');
    });
    await fetch('/api/v1/nothing-here');
    const script = document.createElement('script');
    script.textContent = 'globalThis.foreign = true';
    document.body.append(script);
  });
  const expected = [
    /^console warning: a warning/,
    /^uncaught: an error nobody caught/,
    /^404 .*\/api\/v1\/nothing-here$/,
    /^policy: script-src-elem inline$/,
  ];
  for (const pattern of expected) {
    await expect.poll(() => noise.unannounced.join('\n')).toMatch(new RegExp(pattern, 'm'));
  }
  // The console reports the last two in its own words as well.
  for (const pattern of [...expected, /^console error/]) noise.announce(pattern);
  expect(noise.unannounced).toEqual([]);
});
