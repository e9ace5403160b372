import { HELP_PANEL, openHelpPanel } from './help-panel.tsx';
import type { ApplicationSetup } from './setup.ts';

interface QuickAccessProps {
  setup: ApplicationSetup;
  /** Absent once the request is sent: there is nothing left to change. */
  onModify?: (() => void) | undefined;
}

/**
 * Change the simulation, get help: always at hand, in the bar on top of a phone and beside the form on
 * a desktop, where the help panel itself stands below (spec 2 §2 "Page states").
 */
export function QuickAccess({ setup, onModify }: QuickAccessProps) {
  const { quickAccess, summary, help } = setup.words.application;
  return (
    <nav className="quick-access" aria-label={quickAccess.label}>
      {onModify ? (
        <a href={setup.links.simulator} aria-label={summary.modify} onClick={onModify}>
          <span className="quick-access__short">{quickAccess.modify}</span>
          <span className="quick-access__long">{summary.modify}</span>
        </a>
      ) : null}
      <a
        className="quick-access__help"
        href={`#${HELP_PANEL}`}
        aria-label={help.title}
        onClick={openHelpPanel}
      >
        {quickAccess.help}
      </a>
    </nav>
  );
}
