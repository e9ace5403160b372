import { useEffect, useRef, useState } from 'react';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { cityInLanguage } from '#journey/application/cities-in-language.ts';
import type { Facts } from '#journey/facts.ts';
import type { FieldProps } from '#site/components/field/field.tsx';
import { SelectField } from '#site/components/select-field/select-field.tsx';
import { calls } from '../calls.ts';
import type { ApplicationSetup } from '../setup.ts';

interface CityFieldProps extends FieldProps {
  /** Other facts once the server was asked again: what failed before is then tried again. */
  facts: Facts;
  zip: string;
  value: string;
  onChange: (city: string) => void;
  setup: ApplicationSetup;
  autoComplete: string;
}

/** The localities of a postcode, fetched once it has four digits. */
export function CityField(props: CityFieldProps) {
  const { facts, zip, value, onChange, setup, autoComplete, hint, ...field } = props;
  const { cities, failed, retry } = useCities(zip, setup.locale);
  useRetry(failed, facts, retry);
  const words = setup.words.application;
  // Another window may have it by its name in the other language.
  const chosen = cityInLanguage(zip, value, setup.citiesFromOtherLanguage);
  const names = chosen !== '' && !cities.includes(chosen) ? [...cities, chosen] : cities;

  return (
    <>
      <SelectField
        {...field}
        // How to get a choice is said while there is none; a list that failed has a notice of its own.
        hint={names.length === 0 && !failed ? hint : undefined}
        options={names.map((name) => ({ value: name, label: withExonym(name, setup) }))}
        placeholder={setup.words.fields.choose}
        value={chosen}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
      />
      {failed ? (
        <p className="field-doubt" role="status">
          {words.connection.cities}{' '}
          <button type="button" className="text-button" onClick={retry}>
            {words.buttons.retry}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** Tries again what failed: when the server was asked something else, or the connection is back. */
function useRetry(failed: boolean, facts: Facts, retry: () => void): void {
  const seen = useRef(facts);
  useEffect(() => {
    const isNews = seen.current !== facts;
    seen.current = facts;
    if (isNews && failed) retry();
  }, [facts, failed, retry]);
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
}

/** "Namur (Namen)": a place is also found under the name that the reader may know it by. */
function withExonym(name: string, { exonyms }: ApplicationSetup): string {
  const exonym = exonyms[name];
  return exonym === undefined ? name : `${name} (${exonym})`;
}

function useCities(zip: string, locale: ContractLocale) {
  const [found, setFound] = useState<{ zip: string; cities: readonly string[] | undefined }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (!/^\d{4}$/.test(zip)) return;
    let stale = false;
    calls.cities(locale, zip).then((reply) => {
      if (stale) return;
      setFound({ zip, cities: reply.kind === 'ok' ? reply.body : undefined });
    });
    return () => {
      stale = true;
    };
  }, [zip, locale, attempt]);

  const current = found?.zip === zip ? found : undefined;
  return {
    cities: current?.cities ?? [],
    failed: current !== undefined && current.cities === undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}
