import { describe, expect, it } from 'vitest';
import { type BrowserHints, describeDevice } from './device.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0';

// W-9.9
describe('describeDevice', () => {
  it.each<[string, string, string, Partial<BrowserHints>]>([
    [
      'iOS',
      'Safari',
      'mobile',
      {
        userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile/15E148 Safari/604.1`,
      },
    ],
    [
      'iOS',
      'Safari',
      'tablet',
      {
        userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`,
        maxTouchPoints: 5,
      },
    ],
    [
      'macOS',
      'Safari',
      'desktop',
      {
        userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`,
      },
    ],
    [
      'Android',
      'Chrome',
      'mobile',
      {
        userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
        userAgentData: { platform: 'Android', mobile: true },
      },
    ],
    [
      'Android',
      'Samsung Internet',
      'tablet',
      {
        userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${CHROME.replace('Chrome', 'SamsungBrowser/29.0 Chrome')} Safari/537.36`,
      },
    ],
    [
      'Windows',
      'Edge',
      'desktop',
      {
        userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/148.0.0.0`,
        userAgentData: { platform: 'Windows', mobile: false },
      },
    ],
    [
      'Linux',
      'Firefox',
      'desktop',
      { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' },
    ],
    ['other', 'other', 'desktop', { userAgent: '' }],
  ])('%s, %s, %s', (os, browser, device, hints) => {
    const described = describeDevice({ userAgent: '', maxTouchPoints: 0, ...hints });
    expect(described).toEqual({ os, browser, device });
  });
});
