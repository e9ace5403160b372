import { expect, it } from 'vitest';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { isContractLocale } from '#domain/locale/locale.ts';
import { checkApplication } from '#journey/check-application.ts';
import { exampleFolders, FLUVIA, OTHER_EXAMPLES } from '#tests/examples/lender-folders.ts';
import { gatherFacts } from '../boot/gather-facts.ts';
import { composeProbe } from './probe-answers.ts';

const TODAY = { year: 2026, month: 11, day: 20 };

//
it.each([FLUVIA, ...OTHER_EXAMPLES.map(exampleFolders)].map((folders) => folders.CONFIG_DIR))(
  'the files of %s accept the application of a probe in each language',
  (configDir) => {
    const loaded = loadConfiguration(configDir, () => TODAY);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
    const { configuration } = loaded;
    for (const lang of configuration.lender.languages.filter(isContractLocale)) {
      const probe = composeProbe(configuration, lang, TODAY);
      const facts = { ...gatherFacts(configuration), tariffs: configuration.tariffs, today: TODAY };
      expect(checkApplication(probe?.answers ?? {}, facts)).toMatchObject({ ok: true });
      expect(probe?.steps.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['1', '2', '3', '5', '6']),
      );
      expect(probe?.steps.at(-1)?.answers).not.toHaveProperty('exactData');
    }
  },
);
