import type { ApplicationSetup } from '../setup.ts';

interface SentReferenceProps {
  setup: ApplicationSetup;
  reference: string;
}

/** The reference of a request that was sent. */
export function SentReference({ setup, reference }: SentReferenceProps) {
  return (
    <p className="gate__told">
      {setup.words.application.alreadySent.reference}{' '}
      <strong data-value="reference">{reference}</strong>
    </p>
  );
}
