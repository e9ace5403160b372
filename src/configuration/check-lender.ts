import { existsSync } from 'node:fs';
import type { CalendarDate } from '#domain/calendar/date.ts';
import { officeDay } from '#domain/calendar/office-day.ts';
import { checkArticleLoans } from './article-loans.ts';
import { checkCardTitles } from './card-titles.ts';
import { checkContent } from './content-folder.ts';
import type { ConfigurationFault } from './fault.ts';
import { readLanguages } from './languages.ts';
import { checkLenderLinks } from './lender-links.ts';
import {
  certainlyOfferedIn,
  factsIn,
  type LoadedConfiguration,
  loadConfiguration,
  offeredIn,
} from './load-configuration.ts';
import { findMarks } from './marks.ts';
import { checkMessageRates } from './message-rates.ts';

/** The folders of a lender's files. */
export interface LenderFolders {
  readonly configDir: string;
  readonly contentDir: string;
}

export interface LenderReport {
  /** The configuration, or its faults. */
  readonly loaded: LoadedConfiguration;
  readonly textFaults: readonly ConfigurationFault[];
  /** What a start and a build refuse: the faults of the configuration and those of the texts. */
  readonly faults: readonly ConfigurationFault[];
  /** What the lender has not made its own yet: production does not start with it. */
  readonly marks: readonly ConfigurationFault[];
}

/**
 * The one check of a lender's files, for a start, a build, `doctor`, `lender check` and the editor (F-8.1).
 * @param today the day of the tariffs and of the law that they are checked by; that of Brussels by default
 */
export function checkLender(
  { configDir, contentDir }: LenderFolders,
  today: () => CalendarDate = officeDay(() => new Date()),
): LenderReport {
  const loaded = loadConfiguration(configDir, today);
  const languages = readLanguages(configDir);
  const isOffered = offeredIn(loaded);
  // Without the folder of texts every link would lack its page: that is one fault.
  const linkFaults =
    loaded.ok && existsSync(contentDir)
      ? checkLenderLinks({ configDir, contentDir }, loaded.configuration.lender, isOffered)
      : [];
  const textFaults = [
    ...checkContent(contentDir, languages, isOffered, factsIn(loaded), certainlyOfferedIn(loaded)),
    ...(loaded.ok ? checkMessageRates(contentDir, languages, isOffered, loaded.configuration) : []),
    ...(loaded.ok
      ? checkArticleLoans(contentDir, languages, isOffered, {
          tariffPeriods: loaded.configuration.tariffPeriods,
          today: today(),
        })
      : []),
    ...(loaded.ok
      ? checkCardTitles({ configDir, contentDir }, isOffered, loaded.configuration)
      : []),
  ];
  return {
    loaded,
    textFaults,
    faults: [...(loaded.ok ? linkFaults : loaded.faults), ...textFaults],
    marks: findMarks([configDir, contentDir]),
  };
}
