import type { Region } from '#domain/purchase/registration-duties.ts';

/** The entered data of a purchase: amounts in whole euros, as digits. */
export interface PurchaseEntry {
  readonly price: string;
  readonly ownMeans: string;
  readonly region: Region | undefined;
  readonly ownHome: boolean;
}

export const NOTHING_ENTERED: PurchaseEntry = {
  price: '',
  ownMeans: '',
  region: undefined,
  ownHome: false,
};
