import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { ProductFamily, Tariff } from '#domain/tariff/tariff.ts';
import type { LoanWords } from '#words/loan/loan.ts';
import { Barge } from '../drawings/barge.tsx';
import { Bridge } from '../drawings/bridge.tsx';
import { Bus } from '../drawings/bus.tsx';
import { Houses } from '../drawings/houses.tsx';
import { Lock } from '../drawings/lock.tsx';
import { PageSection } from '../page-section/page-section.tsx';
import { Stages } from '../page-section/stages.tsx';

const DRAWINGS: Readonly<Record<ProductFamily, ReactNode>> = {
  personal: <Barge />,
  car: <Bridge />,
  mobilhome: <Bus />,
  renovation: <Houses />,
  grouping: <Lock />,
  coproperty: <Houses />,
};

export interface FinancesProps {
  words: LoanWords;
  locale: Locale;
  family: ProductFamily;
  tariffs: readonly Tariff[];
}

/** What the loan is for, in the lender's own words; of each type where there are several. */
export function Finances({ words, locale, family, tariffs }: FinancesProps) {
  return (
    <PageSection title={words.finances} drawing={DRAWINGS[family]}>
      <div className="page-section__list">
        {tariffs.map(({ code, name, info }) => (
          <div key={code}>
            {tariffs.length > 1 && <h3>{name[locale]}</h3>}
            <p>{info[locale]}</p>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

export interface RequestProps {
  words: LoanWords;
  asked: string;
  /** It is a form that an adviser reads, and no application. */
  isInquiry: boolean;
}

/** What an application for this loan asks, and what becomes of it. */
export function Request({ words, asked, isInquiry }: RequestProps) {
  const { request, inquiry, check, contract } = words.next;
  return (
    <>
      <PageSection title={words.askedTitle}>
        <p className="page-section__lead">{asked}</p>
      </PageSection>
      <PageSection title={words.nextTitle}>
        <Stages stages={[isInquiry ? inquiry : request, check, contract]} />
      </PageSection>
    </>
  );
}
