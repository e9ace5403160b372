import { useLoaded } from '#site/browser/use-loaded.ts';
import { Button } from '../button/button.tsx';
import { withLinks } from '../with-links.tsx';

/** Loaded with the first address that was left. If it fails to load, nothing is asked. */
const loadSuggestEmail = () => import('#domain/contact/suggest-email.ts');

export interface EmailDoubtProps {
  /** The address as it was left; empty while it is being typed. */
  email: string;
  /** "Did you mean {email}?" */
  words: string;
  onTake: (email: string) => void;
}

/** Asks whether another address was meant, a button that takes it. Keeps nobody from going on. */
export function EmailDoubt({ email, words, onTake }: EmailDoubtProps) {
  const { part } = useLoaded(email !== '', loadSuggestEmail);
  const meant = part?.suggestEmail(email);
  if (meant === undefined) return null;
  const take = (
    <Button variant="link" action="take-email" onClick={() => onTake(meant)}>
      {meant}
    </Button>
  );
  return withLinks(words, { email: take });
}
