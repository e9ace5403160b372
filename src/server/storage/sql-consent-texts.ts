import type { ConsentTextStore } from '../stores/consent-text-store.ts';
import type { Executor } from './database.ts';

export function createSqlConsentTexts(executor: Executor): ConsentTextStore {
  return {
    remember: async (texts) => {
      await executor
        .insertInto('consentTexts')
        .values(texts)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    find: async (lang, hash) => {
      const row = await executor
        .selectFrom('consentTexts')
        .select('texts')
        .where('hash', '=', hash)
        .where('lang', '=', lang)
        .executeTakeFirst();
      return row?.texts;
    },
  };
}
