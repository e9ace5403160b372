import type { offers as french } from '../fr/offers.ts';
import type { Translation } from '../translation.ts';

export const offers: Translation<typeof french> = {
  name: '{years}\u00a0years',
  length: {
    fixed: 'Fixed rate, {years}\u00a0years',
    variable: 'Variable rate {variant}, {years}\u00a0years',
  },
  details: {
    fixedRate: 'Annual borrowing rate, fixed',
    startRate: 'Annual borrowing rate at the start',
    firstChange: 'First possible change',
    afterYears: 'after {n}\u00a0years',
    laterChanges: 'Later changes',
    everyYears: 'every {n}\u00a0years',
    cap: 'Greatest difference from the rate at the start',
    points: '{n}\u00a0percentage points, up or down',
    amount: 'Amount borrowed',
    payments: 'Monthly payments',
    paymentsOf: '{months}\u00a0× {payment}',
    paymentsAtFirst: '{months}\u00a0× {payment}, if the rate does not change',
    total: 'To repay in all, without fees',
    highestPayment: 'Monthly payment at the highest rate',
    highestPaymentOf: '{payment} from year {n} on',
    highestTaeg: 'APR at the highest rate',
  },
};
