import type { ReactNode } from 'react';
import { Barge } from '#site/components/drawings/barge.tsx';
import { Bridge } from '#site/components/drawings/bridge.tsx';
import { Bus } from '#site/components/drawings/bus.tsx';
import { Houses } from '#site/components/drawings/houses.tsx';
import { Lock } from '#site/components/drawings/lock.tsx';
import { Office } from '#site/components/drawings/office.tsx';
import type { PageKey } from '../../addresses.ts';

interface CardKind {
  drawing: ReactNode;
  /** It is about borrowing: the warning of CDE/WER VII.64 §2 stands on it. */
  warns?: true;
}

/** What is drawn on the card of each page. */
export const CARD_KINDS: Readonly<Record<PageKey, CardKind>> = {
  home: { drawing: <Barge />, warns: true },
  application: { drawing: <Office />, warns: true },
  personalLoan: { drawing: <Barge />, warns: true },
  carLoan: { drawing: <Bridge />, warns: true },
  mobileHomeLoan: { drawing: <Bus />, warns: true },
  renovationLoan: { drawing: <Houses />, warns: true },
  grouping: { drawing: <Lock />, warns: true },
  coproperty: { drawing: <Houses />, warns: true },
  copropertyRequest: { drawing: <Houses />, warns: true },
  mortgage: { drawing: <Houses />, warns: true },
  lightMortgage: { drawing: <Houses />, warns: true },
  configurator: { drawing: <Houses />, warns: true },
  mortgageAppointment: { drawing: <Office />, warns: true },
  brokers: { drawing: <Houses /> },
  contact: { drawing: <Office /> },
  faq: { drawing: <Bridge /> },
  glossary: { drawing: <Lock /> },
  news: { drawing: <Barge /> },
  search: { drawing: <Bridge /> },
  privacy: { drawing: <Lock /> },
  terms: { drawing: <Office /> },
  cookies: { drawing: <Lock /> },
  sharedRequest: { drawing: <Office /> },
  accessibility: { drawing: <Bridge /> },
};
