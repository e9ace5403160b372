import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferBar } from './offer-bar.tsx';

it('has no waves where pages are not illustrated (F-3.3)', () => {
  const html = renderToStaticMarkup(<OfferBar height={160} interest={0.1} isLock={false} />);
  const [bank, water] = [...html.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  expect(bank).toBe('M0 0C17 0 33 0 50 0S83 0 100 0V160H0Z');
  expect(water).toBe('M0 16C17 16 33 16 50 16S83 16 100 16V160H0Z');
});
