import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import { Button } from '#site/components/button/button.tsx';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { errorId } from '#site/components/field/description.ts';
import { Field } from '#site/components/field/field.tsx';
import { FieldIds } from '#site/components/field/field-ids.tsx';
import type { BrokerLocatorWords } from '#words/broker-locator/broker-locator.ts';
import type { LocatorSetup } from './locator-setup.ts';
import './broker-locator.css';

/** The call that says where a postcode is: `{zip}` stands for it. */
const ZIP_URL = '/api/v1/coordinates/{zip}';

export interface BrokerLocatorProps {
  words: BrokerLocatorWords;
  setup: LocatorSetup;
  /** What is chosen at first. */
  type: BrokerType;
  /** The finder's page: where the form leads without script, and who wants more. */
  finderPath: string;
  zipUrl?: string;
}

/** The ids of its fields begin with it: the page around may have others of their names. */
const PREFIX = 'locator-';

/**
 * The simple locator (spec 1 §2): mortgage or personal loan, a postcode, who is near it. A small script
 * answers in place; without it the form leads to the finder.
 */
export function BrokerLocator(props: BrokerLocatorProps) {
  const { words, setup, type, finderPath, zipUrl = ZIP_URL } = props;
  return (
    <section
      className="locator page-width"
      data-locator={JSON.stringify(setup)}
      data-zip-url={zipUrl}
      aria-labelledby="locator-title"
    >
      <div className="locator__ask">
        <h2 id="locator-title">{words.title}</h2>
        <p className="locator__lead">{words.lead}</p>
        <FieldIds prefix={PREFIX}>
          <form className="locator__form" action={finderPath} method="get" noValidate>
            <ChoiceField
              name="type"
              legend={words.types.legend}
              options={BROKER_TYPES.map((value) => ({ value, label: words.types[value] }))}
              defaultChoice={type}
            />
            <div className="locator__zip">
              <Field name="zip" label={words.zip} width="short">
                <input
                  type="text"
                  className="field__input"
                  id={`${PREFIX}zip`}
                  name="zip"
                  inputMode="numeric"
                  autoComplete="postal-code"
                />
              </Field>
              <Button type="submit" variant="plain" action="locate">
                {words.search}
              </Button>
            </div>
            <p className="field__error" id={errorId(`${PREFIX}zip`)} role="alert" />
            <p className="locator__again" hidden />
          </form>
        </FieldIds>
        <p className="locator__status" role="status" tabIndex={-1} />
        <ul className="locator__list" hidden />
        <section className="locator__detail" aria-label={words.detail.label} tabIndex={-1} hidden />
        <p className="locator__all">
          <a href={finderPath}>{words.all}</a>
        </p>
      </div>
      <div className="locator__map" />
    </section>
  );
}
