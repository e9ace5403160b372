import type { Loan } from '#journey/facts.ts';
import { QuickAccess } from '#site/components/quick-access/quick-access.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { HELP_PANEL, openHelpPanel } from './help-panel.tsx';
import { simulatorAddress } from './simulator-address.ts';

interface ApplicationQuickAccessProps {
  loan: Loan;
  setup: ApplicationSetup;
  /** Undefined once the request is sent, because nothing can be changed any more. */
  onModify?: (() => void) | undefined;
}

/**
 * Change the simulation, get help: always at hand, in the bar on top of a phone and next to the form on
 * a desktop, where the help panel itself stands below.
 */
export function ApplicationQuickAccess({ loan, setup, onModify }: ApplicationQuickAccessProps) {
  const { quickAccess, summary, help } = setup.words.application;
  const modify = onModify && {
    href: simulatorAddress(loan, setup),
    long: summary.modify,
    short: quickAccess.modify,
    onClick: onModify,
  };
  return (
    <QuickAccess
      label={quickAccess.label}
      links={[
        ...(modify ? [modify] : []),
        {
          href: `#${HELP_PANEL}`,
          long: help.title,
          short: quickAccess.help,
          isForPhones: true,
          onClick: openHelpPanel,
        },
      ]}
    />
  );
}
