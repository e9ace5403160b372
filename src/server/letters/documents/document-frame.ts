import type { Configuration } from '#configuration/load-configuration.ts';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { formatDate } from '#domain/calendar/date.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { sizeWithin, writeDrawing } from '#view/brand/mark.ts';
import { DOCUMENT_WORDS } from '#words/documents/documents.ts';
import { frame } from '#words/frame/frame.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import { fill } from '#words/translation.ts';
import type { DocumentFrame } from '../pdf/pdf-documents.ts';
import type { ShownApplication } from './shown-application.ts';

/** The box of the mark, in the units of its picture. */
const MARK_BOX = { width: 40, height: 32 } as const;

/** What documents need besides the application. */
export type DocumentSources = Pick<
  Configuration,
  'lender' | 'tariffs' | 'lists' | 'brokers' | 'brand'
> & {
  /** The site's address, "https://www.fluvia.example". */
  publicUrl: string;
  /** How long data are kept, as the documents state it. */
  keep: RetentionPeriods;
};

/** What all documents have in common: the lender, the law, the page numbers. */
export function commonFrame(
  { facts }: ShownApplication,
  { lender, tariffs, brand }: DocumentSources,
  locale: ContractLocale,
): Pick<
  DocumentFrame,
  'lang' | 'author' | 'brand' | 'palette' | 'mark' | 'footer' | 'page' | 'law'
> {
  const words = DOCUMENT_WORDS[locale];
  const [before = '', between = '', after = ''] = words.page.split(/\{n\}|\{total\}/);
  if (after !== '') throw new Error('A page’s number ends with its total');
  const tariff = tariffs[facts.loan.product];
  return {
    lang: locale,
    author: lender.legalName[locale],
    brand: lender.name,
    palette: brand.colours.light,
    mark: writeDrawing(brand.mark, {
      ...sizeWithin(brand.mark, MARK_BOX),
      colour: brand.colours.light.ink,
    }),
    footer: [
      fill(words.footer.identity, {
        legalName: lender.legalName[locale],
        address: addressOf(lender, locale),
      }),
      fill(words.footer.register, {
        enterpriseNumber: lender.enterpriseNumber,
        register: lender.register[locale],
        fsmaNumber: lender.fsmaNumber,
      }),
      fill(words.footer.contact, { phone: lender.phones.personal.shown, email: lender.email }),
    ],
    page: [before, between],
    law: {
      warning: frame[locale].warning,
      example: tariff ? exampleSentence(tariff, locale) : '',
    },
  };
}

/** A line of text: "quai de l’Écluse 12, 5000 Namur". */
export function addressOf({ address }: Lender, locale: ContractLocale): string {
  const { street, number, box, zip, city } = address;
  const house = box === undefined ? number : `${number}/${box}`;
  return `${street[locale]} ${house}, ${zip} ${city[locale]}`;
}

/** The day in Belgium, DD/MM/YYYY. */
export function dayOf(instant: Date): string {
  return formatDate(calendarDateIn(OFFICE_TIME_ZONE, instant));
}
