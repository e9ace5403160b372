import { suggestEmail } from '#domain/contact/suggest-email.ts';
import { Button } from '../button/button.tsx';
import { withLinks } from '../with-links.tsx';

export interface EmailDoubtProps {
  /** The address as it was left. */
  email: string;
  /** "Did you mean {email}?" */
  words: string;
  onTake: (email: string) => void;
}

/** Asks whether another address was meant, a button that takes it. Keeps nobody from going on. */
export function EmailDoubt({ email, words, onTake }: EmailDoubtProps) {
  const meant = suggestEmail(email);
  if (meant === undefined) return null;
  const take = (
    <Button variant="link" action="take-email" onClick={() => onTake(meant)}>
      {meant}
    </Button>
  );
  return withLinks(words, { email: take });
}
