import { useState } from 'react';
import { API } from '#calls/api.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import {
  COPROPERTY_FORM_NAMES,
  COPROPERTY_REQUIRED,
  checkCopropertyForm,
} from '#journey/inquiries/coproperty-form.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { BrokerNotice } from '#site/brokers/chosen/broker-notice.tsx';
import { useFormBroker } from '#site/brokers/chosen/use-form-broker.ts';
import { useAddress } from '#site/browser/address/use-address.ts';
import { useHydrated, useOnMount } from '#site/browser/hydration.ts';
import type { CopropertyWords } from '#words/coproperty/coproperty.ts';
import { NextSteps } from '../site-form/next-steps.tsx';
import { PersonFields } from '../site-form/person-fields.tsx';
import { isPostcodeLike } from '../site-form/postcode-like.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';
import { SiteForm } from '../site-form/site-form.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { changeLoan, followedQuery, openingLoan, readQuery } from './coproperty-loan.ts';
import { type LoanFigureWords, LoanHero } from './loan-hero.tsx';
import './coproperty.css';

export interface CopropertyFormProps {
  words: CopropertyWords;
  figureWords: LoanFigureWords;
  setup: SiteFormSetup;
  /** The tariff of TAEGPCO2. */
  tariff: Tariff;
}

const NAMES: readonly string[] = [...COPROPERTY_FORM_NAMES, 'files'];

/** The form for requesting a co-property loan (C-2.3): the loan, the applicant, and documents. */
export function CopropertyForm({ words, figureWords, setup, tariff }: CopropertyFormProps) {
  const { next } = words;
  const [loan, setLoan] = useState(() => openingLoan(tariff));
  const isHydrated = useHydrated();
  const broker = useFormBroker();
  const change = (changed: { digits?: string; duration?: number }) =>
    setLoan((before) => changeLoan(before, tariff, changed));

  useOnMount(() => change(readQuery(new URLSearchParams(location.search))));

  const isRight = loan.digits !== '' && !loan.isOutOfBounds;
  useAddress(isHydrated && isRight ? loan : undefined, (search, entered) =>
    followedQuery(search, tariff, entered),
  );

  const validate = (answers: FormText) =>
    checkCopropertyForm(answers, {
      tariffs: { TAEGPCO2: tariff },
      places: { isPostcode: isPostcodeLike },
    });

  return (
    <div
      className={isHydrated ? 'coproperty' : 'coproperty coproperty--waiting'}
      data-product={tariff.code}
    >
      <SiteForm
        setup={setup}
        action={`${API}/forms/coproperty`}
        label={words.form}
        send={words.send}
        validate={validate}
        names={NAMES}
        head={(errors) => (
          <LoanHero
            words={words}
            figureWords={figureWords}
            setup={setup}
            tariff={tariff}
            loan={loan}
            errors={errors}
            isHydrated={isHydrated}
            onChange={change}
          />
        )}
        aside={<NextSteps title={next.title} stages={[next.read, next.check, next.contract]} />}
      >
        {(errors) => (
          <>
            <BrokerNotice words={setup.chosenBroker} broker={broker} />
            <h2>{words.person}</h2>
            <PersonFields
              words={setup.words}
              errors={errors}
              required={COPROPERTY_REQUIRED}
              message={{ label: words.message, hint: words.messageHint }}
            />
            <UploadField setup={setup} error={errors.files} advice={words.filesAdvice} />
          </>
        )}
      </SiteForm>
    </div>
  );
}
