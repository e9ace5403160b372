import type { MouseEvent } from 'react';
import { QUESTIONS_ID } from '#addresses/loan-sections.ts';
import { QuickAccess } from '#site/components/quick-access/quick-access.tsx';
import type { LoanWords } from '#words/loan/loan.ts';
import { TIP_ID } from '../frame/tip-id.ts';

export interface QuickLinksProps {
  words: LoanWords['quickAccess'];
  onModify: (event: MouseEvent<HTMLElement>) => void;
}

/** Links to change the question, get help and read the tip, always in view on a phone. */
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
