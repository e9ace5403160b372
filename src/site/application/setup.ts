import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import type { ListName, ReferenceList } from '#domain/lists/reference-lists.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import type { StepId } from '#journey/step.ts';
import type { ApplicationCatalogue } from '#words/application/application.ts';
import type { ChosenBrokerWords } from '#words/chosen-broker/chosen-broker.ts';
import type { CoborrowerLinkCatalogue } from '#words/coborrower-link/coborrower-link.ts';
import type { DraftLinkCatalogue } from '#words/draft-link/draft-link.ts';
import type { WordsOfAdvice } from '#words/faults/advice-words.ts';
import type { FaultsCatalogue } from '#words/faults/faults.ts';
import type { FieldsCatalogue } from '#words/fields/fields.ts';
import type { LeaveComputerCatalogue } from '#words/leave-computer/leave-computer.ts';
import type { OwnDataCatalogue } from '#words/own-data/own-data.ts';
import type { WordsOfLetter } from '#words/recap/letter-words.ts';

/** The lender's data in the help panel. */
export interface HelpSetup {
  readonly phone: { readonly shown: string; readonly e164: string };
  /** What the number is called: the line of loans, where there is another one (F-1.2). */
  readonly line: string;
  /** Opening hours as text, a line for each day or range of days. */
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  readonly links: { readonly faq?: string; readonly contact: string; readonly brokers?: string };
  readonly extra?: {
    readonly picture?: { readonly src: string; readonly alt: string };
    readonly title: string;
    readonly text: string;
    readonly button?: { readonly label: string; readonly href: string };
  };
}

/** Everything that the page passes to the application's island, in the page's language. */
export interface ApplicationSetup {
  readonly locale: ContractLocale;
  /** The step of the address the page was built for. */
  readonly step: StepId;
  readonly words: {
    readonly application: ApplicationCatalogue;
    readonly fields: FieldsCatalogue;
    readonly faults: FaultsCatalogue;
    readonly advice: WordsOfAdvice;
    readonly letter: WordsOfLetter;
    readonly link: CoborrowerLinkCatalogue;
    readonly draftLink: DraftLinkCatalogue;
    readonly leaveComputer: LeaveComputerCatalogue;
    readonly ownData: OwnDataCatalogue;
    readonly chosenBroker: ChosenBrokerWords;
  };
  /** The lists shared by every product, and those of a single product. */
  readonly lists: Readonly<Record<ListName, ReferenceList>>;
  readonly ownLists: Readonly<Record<string, ReferenceList>>;
  /** Place names in the reader's language: "Namen" for Namur. */
  readonly exonyms: Readonly<Record<string, string>>;
  /** Places under their name in the other language, with their own: "1000 Brussel" for Bruxelles. */
  readonly citiesFromOtherLanguage: Readonly<Record<string, string>>;
  /** How long a draft is kept. */
  readonly keptDraftsDays: number;
  readonly lenderName: string;
  /** The name of each product that can be applied for. */
  readonly productNames: Readonly<Partial<Record<ProductCode, string>>>;
  /** The smallest total that each product lends. */
  readonly leastAmounts: Readonly<Partial<Record<ProductCode, Cents>>>;
  readonly help: HelpSetup;
  readonly links: { readonly simulator: string; readonly terms: string; readonly home: string };
  /** Where each product is simulated; the loan comes next to it (`simulatorAddress`). */
  readonly simulators: Readonly<Partial<Record<ProductCode, string>>>;
  readonly warning: string;
  /** When a request is decided: what the lender promises, and the days on which nobody works (YYYY-MM-DD). */
  readonly decision: LenderFacts['decision'];
  readonly holidays: readonly string[];
  /** The hidden frame of the thank-you page, where the lender has configured it. */
  readonly thanksFrame?: string;
  /** Each product's representative example, as a whole sentence. */
  readonly examples: Readonly<Partial<Record<ProductCode, string>>>;
}
