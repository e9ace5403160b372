import type { Configuration } from '#configuration/load-configuration.ts';
import { listsOf } from '#domain/lists/reference-lists.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { JOURNEY_PRODUCTS } from '#journey/loan.ts';
import type { StepId } from '#journey/step.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { FAULT_WORDS } from '#words/faults/faults.ts';
import { FIELD_WORDS } from '#words/fields/fields.ts';
import { frame } from '#words/frame/frame.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import { ADDRESSES } from '../addresses.ts';
import { hoursInWords } from '../frame/hours-in-words.ts';
import type { ApplicationSetup, HelpSetup } from './setup.ts';

/** What a page gives the application's island, from the lender's configuration. For the build. */
export function applicationSetup(
  { lender, lists, tariffs }: Configuration,
  locale: Locale,
  step: StepId,
  product: ProductCode,
): ApplicationSetup {
  return {
    locale,
    step,
    words: {
      application: APPLICATION_WORDS[locale],
      fields: FIELD_WORDS[locale],
      faults: FAULT_WORDS[locale],
    },
    lists: listsOf(lists, locale, product),
    lenderName: lender.name,
    productNames: Object.fromEntries(
      JOURNEY_PRODUCTS.map((code) => [code, tariffs[code].name[locale]]),
    ),
    help: helpSetup({ lender }, locale),
    links: {
      simulator: lender.links.simulator[locale],
      terms: lender.links.terms[locale],
      home: ADDRESSES.home[locale],
    },
    warning: frame[locale].warning,
    example: exampleSentence(tariffs[product], locale),
  };
}

function helpSetup({ lender }: Pick<Configuration, 'lender'>, locale: Locale): HelpSetup {
  const { helpPanel } = lender;
  return {
    phone: lender.phones.personal,
    hours: hoursInWords(lender.hours, frame[locale], locale),
    links: {
      faq: lender.links.faq[locale],
      contact: lender.links.contact[locale],
      brokers: lender.links.brokers[locale],
    },
    ...(helpPanel && {
      extra: {
        title: helpPanel.title[locale],
        text: helpPanel.text[locale],
        ...(helpPanel.picture && {
          picture: { src: helpPanel.picture.src, alt: helpPanel.picture.alt[locale] },
        }),
        ...(helpPanel.button && {
          button: { label: helpPanel.button.label[locale], href: helpPanel.button.href[locale] },
        }),
      },
    }),
  };
}
