/** What a browser reports about itself: client hints where supported, else its user agent. */
export interface BrowserHints {
  readonly userAgent: string;
  readonly userAgentData?: { readonly platform: string; readonly mobile: boolean };
  readonly maxTouchPoints: number;
}

type Patterns = readonly (readonly [RegExp, string])[];

/** The first match wins: later names also occur in the user agents of earlier ones. */
const SYSTEMS: Patterns = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iOS/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS|Chrom(e|ium) ?OS/, 'ChromeOS'],
  [/Mac/, 'macOS'],
  [/Linux/, 'Linux'],
];

const BROWSERS: Patterns = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** The application state's `os`, `browser` and `device` (W-9.9): families, never versions. */
export function describeDevice(hints: BrowserHints) {
  const { userAgent, userAgentData, maxTouchPoints } = hints;
  // An iPad presents itself as a Mac; no Mac has a touch screen.
  const isTabletMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  const isMobile = userAgentData?.mobile ?? /Mobi/.test(userAgent);
  const isTablet = isTabletMac || /iPad|Tablet/.test(userAgent);
  const os = isTabletMac ? 'iOS' : nameOf(userAgentData?.platform || userAgent, SYSTEMS);
  return {
    os,
    browser: nameOf(userAgent, BROWSERS),
    device:
      isTablet || (os === 'Android' && !isMobile) ? 'tablet' : isMobile ? 'mobile' : 'desktop',
  };
}

function nameOf(text: string, patterns: Patterns): string {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
}
