import { expect, it } from 'vitest';
import { thanksFrameAddress } from './thanks-frame.tsx';

it('tells the advertiser product, reference and id, beside what its address says', () => {
  const told = { product: 'TAEGPSA1', reference: 'FLV-2026-7K3M9Q', id: 'a b' };
  expect(thanksFrameAddress('https://ads.example/conversion?campaign=7', told)).toBe(
    'https://ads.example/conversion?campaign=7&product=TAEGPSA1&reference=FLV-2026-7K3M9Q&id=a+b',
  );
});
