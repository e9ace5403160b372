import { useEffect, useState } from 'react';
import { applicantsSession } from '#site/browser/stored-session.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import type { LoanWords } from '#words/loan/loan.ts';

export interface OpenApplicationProps {
  words: LoanWords['openApplication'];
  /** The application's address. */
  href: string;
}

/**
 * Tells a visitor who came from an application to change its loan that the application is still
 * open, with a link back to it.
 */
export function OpenApplication({ words, href }: OpenApplicationProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(applicantsSession.read() !== undefined), []);
  if (!isOpen) return null;
  return (
    <Notice kind="info" title={words.title}>
      <p>{words.text}</p>
      <LinkButton variant="link" action="resume" href={href}>
        {words.back}
      </LinkButton>
    </Notice>
  );
}
