import { ASKED_ID, QUESTIONS_ID } from '#addresses/loan-sections.ts';
import { Jump, type JumpTarget } from '#site/components/jump/jump.tsx';
import { QuickAccess } from '#site/components/quick-access/quick-access.tsx';
import type { LoanWords } from '#words/loan/loan.ts';
import { TIP_ID } from '../frame/tip-id.ts';

/** The name of the simulator's first field. */
const AMOUNT_ID = 'amount';

export interface LoanBarProps {
  words: LoanWords;
  /** The sections of the loan's text. */
  sections: readonly { id: string; title: string }[];
}

/**
 * A line that shows the current section of the page and links back to the simulator. It stays in
 * view once the simulator has scrolled out, and covers only what is scrolled away.
 */
export function LoanBar({ words, sections }: LoanBarProps) {
  const { jump, quickAccess } = words;
  const targets: readonly JumpTarget[] = [
    ...sections.map(({ id, title }) => ({ href: `#${id}`, label: title })),
    { href: `#${ASKED_ID}`, label: words.requestedTitle },
    { href: `#${QUESTIONS_ID}`, label: words.questionsTitle },
  ];
  return (
    <div className="loan-bar">
      <div className="loan-bar__row page-width">
        <Jump
          kind="anchor"
          label={jump.sections}
          placeholder={jump.toSection}
          go={jump.go}
          targets={targets}
        />
        <QuickAccess
          label={quickAccess.label}
          links={[
            { href: `#${AMOUNT_ID}`, ...quickAccess.modify },
            { href: `#${QUESTIONS_ID}`, ...quickAccess.help },
            { href: `#${TIP_ID}`, ...quickAccess.tip },
          ]}
        />
      </div>
    </div>
  );
}
