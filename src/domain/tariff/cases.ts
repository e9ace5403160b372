import type { ApplicationProduct } from './tariff.ts';

/**
 * Products that no simulator shows by themselves, with the product that each is a case of: how old a vehicle is and how
 * much of its price is borrowed decide between them (decision 018).
 */
export const CASE_OF = {
  TAEGIVB1: 'TAEGIVA1',
  TAEGIVD1: 'TAEGIVC1',
  TAEGIVE1: 'TAEGIVC1',
  TAEGIMB1: 'TAEGIMA1',
  TAEGIMD1: 'TAEGIMC1',
} as const satisfies Partial<Record<ApplicationProduct, ApplicationProduct>>;
