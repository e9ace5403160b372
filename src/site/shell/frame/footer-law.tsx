import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import type { FrameWords } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';

export interface FooterLawProps {
  words: FrameWords;
  locale: Locale;
  lender: Lender;
  /** The copyright year. */
  year: number;
}

/** Who lends, under whose supervision, and where a complaint goes. */
export function FooterLaw({ words, locale, lender, year }: FooterLawProps) {
  const { ombudsman } = lender;
  const legalName = lender.legalName[locale];
  const [ofNumber = '', afterNumber = ''] = words.footer.fsmaNumber.split('{number}');
  const [toName = '', afterName = ''] = words.footer.complaint.split('{name}');
  return (
    <div className="footer__law">
      <p>
        {fill(words.footer.company, { legalName, register: lender.register[locale] })}.{' '}
        {fill(words.footer.enterpriseNumber, { number: lender.enterpriseNumber })}.{' '}
        {keepTogether(ofNumber)}
        <span className="unbroken">{lender.fsmaNumber}</span>
        {keepTogether(afterNumber)}. {lender.status[locale]}. {lender.supervision[locale]}
      </p>
      <p>
        {keepTogether(toName)}
        <a href={ombudsman.url[locale]}>{ombudsman.name}</a>
        {keepTogether(afterName)}
      </p>
      <p data-year={year}>{fill(words.footer.copyright, { year, legalName })}</p>
    </div>
  );
}
