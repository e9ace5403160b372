import type { Documents } from '#journey/application/state.ts';
import type { ApplicationSetup } from '../setup.ts';
import './document-links.css';

interface DocumentLinksProps {
  setup: ApplicationSetup;
  documents: Documents | undefined;
}

/** The summary and the pre-contractual sheet; each opens next to the application. */
export function DocumentLinks({ setup, documents }: DocumentLinksProps) {
  const words = setup.words.application.documents;
  if (!documents) return null;
  return (
    <ul className="document-links" aria-label={words.label}>
      {(['summary', 'secci'] as const).map((kind) => (
        <li key={kind}>
          <a href={documents[kind]} data-document={kind} target="_blank" rel="noopener">
            {words[kind]}
          </a>
        </li>
      ))}
    </ul>
  );
}
