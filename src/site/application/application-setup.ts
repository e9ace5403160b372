import { ADDRESSES } from '#addresses/pages.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import { formatIsoDate } from '#domain/calendar/date.ts';
import { LIST_NAMES, type ReferenceList } from '#domain/lists/reference-lists.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { exonyms, namesFromOtherLanguage } from '#domain/places/places.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { boundsOf } from '#domain/tariff/rate.ts';
import { byProduct } from '#domain/tariff/tariff.ts';
import type { StepId } from '#journey/step.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { reasonsInWords } from '#words/application/condition-reasons.ts';
import { vehicleInWords } from '#words/application/vehicle-in-words.ts';
import { CHOSEN_BROKER_WORDS } from '#words/chosen-broker/chosen-broker.ts';
import { COBORROWER_LINK_WORDS } from '#words/coborrower-link/coborrower-link.ts';
import { DRAFT_LINK_WORDS } from '#words/draft-link/draft-link.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { FAULT_WORDS } from '#words/faults/faults.ts';
import { FIELD_WORDS } from '#words/fields/fields.ts';
import { frame } from '#words/frame/frame.ts';
import { hoursInWords } from '#words/frame/hours-in-words.ts';
import { applicationWordsIn } from '#words/languages.ts';
import { LEAVE_COMPUTER_WORDS } from '#words/leave-computer/leave-computer.ts';
import { OWN_DATA_WORDS } from '#words/own-data/own-data.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import { withRetention } from '#words/retention/retention.ts';
import type { ApplicationSetup, HelpSetup } from './setup.ts';
import { simulatorPages } from './summary/simulator-pages.ts';

/** What a page gives the application's island, from the lender's configuration and settings. For the build. */
export function applicationSetup(
  { lender, lists, places, tariffs, holidays }: Configuration,
  keep: RetentionPeriods,
  locale: ContractLocale,
  step: StepId,
): ApplicationSetup {
  const application = withFacts(
    withRetention(APPLICATION_WORDS[locale], keep, locale),
    lender,
    locale,
  );
  const { conditions, vehicle } = application;
  return {
    locale,
    step,
    words: {
      application: {
        ...application,
        conditions: { ...conditions, reasons: reasonsInWords(conditions, tariffs) },
        vehicle: vehicleInWords(vehicle, tariffs),
      },
      fields: withRetention(FIELD_WORDS[locale], keep, locale),
      faults: FAULT_WORDS[locale],
      advice: applicationWordsIn('advice')[locale],
      letter: applicationWordsIn('letter')[locale],
      link: withRetention(COBORROWER_LINK_WORDS[locale], keep, locale),
      draftLink: withRetention(DRAFT_LINK_WORDS[locale], keep, locale),
      leaveComputer: withRetention(LEAVE_COMPUTER_WORDS[locale], keep, locale),
      ownData: OWN_DATA_WORDS[locale],
      chosenBroker: CHOSEN_BROKER_WORDS[locale],
    },
    lists: Object.fromEntries(
      LIST_NAMES.map((name) => [name, lists.shared[name][locale]]),
    ) as Record<(typeof LIST_NAMES)[number], ReferenceList>,
    ownLists: Object.fromEntries(
      Object.entries(lists.ofProduct).map(([name, list]) => [name, list[locale]]),
    ),
    exonyms: exonyms(places.towns, locale),
    citiesFromOtherLanguage: namesFromOtherLanguage(places.towns, locale),
    keptDraftsDays: keep.draftsDays,
    lenderName: lender.name,
    productNames: byProduct(tariffs, (tariff) => tariff.name[locale]),
    leastAmounts: byProduct(tariffs, (tariff) => boundsOf(tariff).min),
    help: helpSetup({ lender }, locale),
    links: {
      simulator: lender.links.simulator[locale],
      terms: lender.links.terms[locale],
      home: ADDRESSES.home[locale],
    },
    simulators: simulatorPages(tariffs, lender.links.simulator[locale], locale),
    warning: frame[locale].warning,
    decision: lender.facts.decision,
    holidays: holidays.map(formatIsoDate),
    ...(lender.tracking?.thanksFrame && { thanksFrame: lender.tracking.thanksFrame }),
    examples: byProduct(tariffs, (tariff) => exampleSentence(tariff, locale)),
  };
}

function helpSetup({ lender }: Pick<Configuration, 'lender'>, locale: ContractLocale): HelpSetup {
  const { helpPanel } = lender;
  return {
    phone: lender.phones.personal,
    line: lender.phones.mortgage
      ? APPLICATION_WORDS[locale].help.line
      : frame[locale].footer.onlyLine,
    hours: hoursInWords(lender.hours, frame[locale]),
    links: {
      ...(lender.links.faq && { faq: lender.links.faq[locale] }),
      contact: lender.links.contact[locale],
      ...(lender.links.brokers && { brokers: lender.links.brokers[locale] }),
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
