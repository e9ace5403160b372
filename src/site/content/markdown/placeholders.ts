import { PAGE_KEYS } from '#addresses/pages.ts';
import type {
  FACT_PLACEHOLDERS,
  LENDER_PLACEHOLDERS,
  RETENTION_PLACEHOLDERS,
  SITE_PLACEHOLDERS,
} from '#configuration/content-schemas.ts';
import { type Lender, mortgageLine } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { SERVED_IN_WORDS } from '#site/build/served-browsers.ts';
import { factsInWords } from '#words/facts/with-facts.ts';
import { retentionInWords } from '#words/retention/retention.ts';

/**
 * What a text may write between braces: the lender's data as Markdown, `{termsPage}` … for the address of
 * each built page, and `{keptDrafts}` … for how long data is kept. The values come from the lender's
 * configuration and the settings.
 */
export function placeholders(
  lender: Lender,
  keep: RetentionPeriods,
  locale: Locale,
): Record<string, string> {
  const { address, phones, ombudsman } = lender;
  const box = address.box ? `/${address.box}` : '';
  const call = ({ shown, e164 }: Lender['phones']['personal']) => `[${shown}](tel:${e164})`;
  const write = (email: string) => `[${email}](mailto:${email})`;
  const pages = PAGE_KEYS.flatMap((key) => {
    const path = addressIfBuilt(key, locale);
    return path ? [[`${key}Page`, path]] : [];
  });
  const ofLender: Record<(typeof LENDER_PLACEHOLDERS)[number], string> = {
    name: lender.name,
    legalName: lender.legalName[locale],
    enterpriseNumber: lender.enterpriseNumber,
    register: lender.register[locale],
    fsmaNumber: lender.fsmaNumber,
    status: lender.status[locale],
    supervision: lender.supervision[locale],
    address: `${address.street[locale]} ${address.number}${box}, ${address.zip} ${address.city[locale]}`,
    phone: call(phones.personal),
    mortgagePhone: call(mortgageLine(phones)),
    email: write(lender.email),
    ombudsman: `[${ombudsman.name}](${ombudsman.url[locale]})`,
    ombudsmanAddress: ombudsman.address[locale],
    ombudsmanEmail: write(ombudsman.email),
  };
  const ofRetention: Record<(typeof RETENTION_PLACEHOLDERS)[number], string> = retentionInWords(
    keep,
    locale,
  );
  const ofFacts: Record<(typeof FACT_PLACEHOLDERS)[number], string> = factsInWords(lender, locale);
  const ofSite: Record<(typeof SITE_PLACEHOLDERS)[number], string> = {
    servedBrowsers: SERVED_IN_WORDS,
  };
  return { ...Object.fromEntries(pages), ...ofLender, ...ofRetention, ...ofFacts, ...ofSite };
}
