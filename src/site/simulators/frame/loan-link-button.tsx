import { useState } from 'react';
import { Button } from '#site/components/button/button.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import '#site/components/field/field.css';
import './loan-link-button.css';

export interface LoanLinkButtonProps {
  words: SimulatorWords['link'];
  /**
   * The address that opens the loan: a query on this page, or a path with a query. Undefined if
   * there is no loan to copy.
   */
  link: string | undefined;
}

/**
 * Copies a link that opens a simulator with this loan. If the browser refuses, the link is shown
 * instead.
 */
export function LoanLinkButton({ words, link }: LoanLinkButtonProps) {
  const [copied, setCopied] = useState<{ link: string; address: string; ok: boolean }>();
  const copy = async () => {
    if (link === undefined) return;
    const address = new URL(link, location.origin + location.pathname).href;
    const ok = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setCopied({ link, address, ok: ok ?? false });
  };
  // The message belonged to another loan.
  const said = copied?.link === link ? copied : undefined;
  return (
    <div className="loan-link">
      {link !== undefined && (
        <Button variant="link" onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
      <p className="loan-link__said" role="status">
        {said && (said.ok ? words.copied : words.refused)}
      </p>
      {said && !said.ok && (
        <input
          className="field__input"
          aria-label={words.address}
          readOnly
          value={said.address}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
