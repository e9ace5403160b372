import type { ProductCode } from './tariff.ts';

/** A product's purpose, which is not asked if it is the only possible one. */
export interface Purpose {
  /** A code of the list CRED_REASONS. */
  readonly reason: string;
  readonly asked: boolean;
}

/** The purposes of each product; mobile homes have those of cars. */
export const PURPOSES: Readonly<Partial<Record<ProductCode, Purpose>>> = {
  TAEGINI1: { reason: '81', asked: false },
  TAEGIAV1: { reason: '80', asked: true },
  TAEGIVA1: { reason: '83', asked: false },
  TAEGIVB1: { reason: '83', asked: false },
  TAEGIVC1: { reason: '84', asked: false },
  TAEGIVD1: { reason: '84', asked: false },
  TAEGIVE1: { reason: '84', asked: false },
  TAEGIMA1: { reason: '83', asked: false },
  TAEGIMB1: { reason: '83', asked: false },
  TAEGIMC1: { reason: '84', asked: false },
  TAEGIMD1: { reason: '84', asked: false },
  TAEGINL1: { reason: '82', asked: true },
};
