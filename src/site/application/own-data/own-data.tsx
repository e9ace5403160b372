import type { ContractLocale } from '#domain/locale/locale.ts';
import { Button } from '#site/components/button/button.tsx';
import type { OwnDataCatalogue } from '#words/own-data/own-data.ts';
import './own-data.css';

interface OwnDataProps {
  locale: ContractLocale;
  words: OwnDataCatalogue;
  /** What opens the page: the key in its address, or the session's token. */
  proof: string;
}

/** The borrower's own data as a file. A form, so that the proof is in no address. */
export function OwnData({ locale, words, proof }: OwnDataProps) {
  return (
    <form method="post" action={`/${locale}/own-data`}>
      <input type="hidden" name="proof" value={proof} />
      <p className="own-data__text">{words.text}</p>
      <Button variant="link" type="submit" action="own-data">
        {words.button}
      </Button>
    </form>
  );
}
