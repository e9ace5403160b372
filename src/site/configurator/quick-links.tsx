import type { MouseEvent } from 'react';
import type { LoanWords } from '#words/loan/loan.ts';
import { QUESTIONS_ID } from '../loan/section-ids.ts';
import { QuickAccess } from '../quick-access/quick-access.tsx';
import { TIP_ID } from '../simulator/tip-id.ts';

export interface QuickLinksProps {
  words: LoanWords['quickAccess'];
  onModify: (event: MouseEvent<HTMLElement>) => void;
}

/** Change the question, get help, read the tip: always at hand on a phone. */
export function QuickLinks({ words, onModify }: QuickLinksProps) {
  return (
    <div className="configurator__quick">
      <QuickAccess
        label={words.label}
        links={[
          { href: '#amount', ...words.modify, isForPhones: true, onClick: onModify },
          { href: `#${QUESTIONS_ID}`, ...words.help },
          { href: `#${TIP_ID}`, ...words.tip },
        ]}
      />
    </div>
  );
}
