import type { ListName, ReferenceList } from '#domain/lists/reference-lists.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import type { StepId } from '#journey/step.ts';
import type { ApplicationCatalogue } from '#words/application/application.ts';
import type { ChosenBrokerWords } from '#words/chosen-broker/chosen-broker.ts';
import type { CoborrowerLinkCatalogue } from '#words/coborrower-link/coborrower-link.ts';
import type { DraftLinkCatalogue } from '#words/draft-link/draft-link.ts';
import type { FaultsCatalogue } from '#words/faults/faults.ts';
import type { FieldsCatalogue } from '#words/fields/fields.ts';

/** What the help panel shows of the lender. */
export interface HelpSetup {
  readonly phone: { readonly shown: string; readonly e164: string };
  /** One line a day or range of days, already in words. */
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  readonly links: { readonly faq: string; readonly contact: string; readonly brokers: string };
  readonly extra?: {
    readonly picture?: { readonly src: string; readonly alt: string };
    readonly title: string;
    readonly text: string;
    readonly button?: { readonly label: string; readonly href: string };
  };
}

/** Everything the application's island is given by its page, in one language. */
export interface ApplicationSetup {
  readonly locale: ContractLocale;
  /** The step of the address the page was built for. */
  readonly step: StepId;
  readonly words: {
    readonly application: ApplicationCatalogue;
    readonly fields: FieldsCatalogue;
    readonly faults: FaultsCatalogue;
    readonly link: CoborrowerLinkCatalogue;
    readonly draftLink: DraftLinkCatalogue;
    readonly along: ChosenBrokerWords;
  };
  /** The lists that hold for every product, and those that a product has of its own. */
  readonly lists: Readonly<Record<ListName, ReferenceList>>;
  readonly ownLists: Readonly<Record<string, ReferenceList>>;
  /** What readers of the language may know places as: «Namen» for Namur. */
  readonly exonyms: Readonly<Record<string, string>>;
  /** Places under their name in the other language, with their own: «1000 Brussel» for Bruxelles. */
  readonly citiesFromOtherLanguage: Readonly<Record<string, string>>;
  /** How long a draft is kept. */
  readonly keptDraftsDays: number;
  readonly lenderName: string;
  /** What each product that can be applied for is called. */
  readonly productNames: Readonly<Partial<Record<ProductCode, string>>>;
  /** The least that each product lends, in all. */
  readonly leastAmounts: Readonly<Partial<Record<ProductCode, Cents>>>;
  readonly help: HelpSetup;
  readonly links: { readonly simulator: string; readonly terms: string; readonly home: string };
  /** Where each product is simulated; the loan comes beside it (`simulatorAddress`). */
  readonly simulators: Readonly<Partial<Record<ProductCode, string>>>;
  readonly warning: string;
  /** The hidden frame of the thank-you page, where the lender has one. */
  readonly thanksFrame?: string;
  /** Each product's representative example, a whole sentence. */
  readonly examples: Readonly<Partial<Record<ProductCode, string>>>;
}
