import type { ReactNode } from 'react';
import type { Drawing } from '#addresses/pages.ts';
import { Barge } from '#site/components/drawings/barge.tsx';
import { Bridge } from '#site/components/drawings/bridge.tsx';
import { Bus } from '#site/components/drawings/bus.tsx';
import { Houses } from '#site/components/drawings/houses.tsx';
import { Lock } from '#site/components/drawings/lock.tsx';
import { Office } from '#site/components/drawings/office.tsx';

/** The drawings of share images; the page's row in src/addresses/pages.ts names one. */
export const CARD_DRAWINGS: Readonly<Record<Drawing, ReactNode>> = {
  barge: <Barge />,
  bridge: <Bridge />,
  bus: <Bus />,
  houses: <Houses />,
  lock: <Lock />,
  office: <Office />,
};
