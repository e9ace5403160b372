import { useState } from 'react';
import { API } from '#calls/api.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import {
  checkMortgageForm,
  MORTGAGE_ERROR_KEYS,
  MORTGAGE_FORM_NAMES,
} from '#journey/inquiries/mortgage-form.ts';
import { YES_NO } from '#journey/yes-no.ts';
import { BrokerControl } from '#site/brokers/chosen/broker-notice.tsx';
import { ChosenBrokerNotice } from '#site/brokers/chosen/chosen-broker-notice.tsx';
import { describeBroker } from '#site/brokers/chosen/describe-broker.ts';
import {
  chosenBroker,
  onBrokerChange,
  storeLinkedBroker,
} from '#site/brokers/chosen/stored-broker.ts';
import { useBrokerName } from '#site/brokers/chosen/use-broker-name.ts';
import { forgetCookie } from '#site/browser/cookies/cookie.ts';
import { useHydrated, useOnMount } from '#site/browser/hydration.ts';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { Houses } from '#site/components/drawings/houses.tsx';
import { TextArea } from '#site/components/text-area/text-area.tsx';
import { describeAppointmentFaults } from '#words/appointment/describe-faults.ts';
import { describeSimulated } from '#words/appointment/describe-simulated.ts';
import { NextSteps } from '../site-form/next-steps.tsx';
import { isPostcodeLike } from '../site-form/postcode-like.ts';
import { SiteForm } from '../site-form/site-form.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { AmountsSection } from './amounts-section.tsx';
import type { AppointmentSetup, Errors } from './appointment-setup.ts';
import { AppointmentThanks } from './appointment-thanks.tsx';
import {
  CARRIED_COOKIES,
  type CarriedOver,
  NOTHING_CARRIED,
  proposalsOf,
  readCarriedOver,
  stillProposed,
} from './carried-over.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormSection, sectionId } from './form-section.tsx';
import { MeansSection } from './means-section.tsx';
import { ProjectFields } from './project-fields.tsx';
import { PropertyFields } from './property-fields.tsx';
import { useAmounts } from './use-amounts.ts';
import { useLocalities } from './use-localities.ts';
import '../site-form/form-columns.css';
import './appointment.css';

const NAMES: readonly string[] = [...MORTGAGE_FORM_NAMES, 'files'];

/** Maps the keys of the server's errors to the names of the controls. */
const ERROR_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MORTGAGE_ERROR_KEYS)
    .filter(([name]) => NAMES.includes(name))
    .map(([name, key]) => [key, name]),
);

/**
 * The form for requesting a mortgage appointment (W-6.17): required questions first, then optional
 * ones.
 */
export function Appointment({ setup }: { setup: AppointmentSetup }) {
  const { words, form: formSetup, mortgages } = setup;
  const { next } = words;
  const isHydrated = useHydrated();
  const [project, setProject] = useState('');
  const [type, setType] = useState('');
  const [zip, setZip] = useState('');
  const [carried, setCarried] = useState<CarriedOver>(NOTHING_CARRIED);
  const [sent, setSent] = useState<FormText>();
  const { amounts, setAmount, proposeAmount } = useAmounts();
  const localities = useLocalities(zip, setup.placesIn);
  const proposals = proposalsOf(carried, mortgages);
  const { simulated, broker } = carried;
  const brokerName = useBrokerName(broker);

  useOnMount(() => {
    storeLinkedBroker();
    const found = { ...readCarriedOver(document.cookie), broker: chosenBroker() };
    setCarried(found);
    const proposed = proposalsOf(found, mortgages);
    if (proposed.priceborrow !== undefined) proposeAmount('priceborrow', proposed.priceborrow);
    if (proposed.type !== undefined) setType(proposed.type);
    return onBrokerChange(() => setCarried((before) => ({ ...before, broker: chosenBroker() })));
  });

  /** Removes carried-over data and the answers it gave; returns an announcement if any answer was removed. */
  const remove = (what: keyof CarriedOver): string | undefined => {
    forgetCookie(CARRIED_COOKIES[what]);
    setCarried((before) => ({ ...before, [what]: undefined }));
    if (what !== 'simulated') return undefined;
    const removed = stillProposed(proposals, { priceborrow: amounts.priceborrow, type });
    if (removed.includes('priceborrow')) setAmount('priceborrow', '');
    if (removed.includes('type')) setType('');
    return removed.length > 0 ? words.carriedOver.emptied : undefined;
  };

  const validate = (answers: FormText) =>
    checkMortgageForm(answers, {
      places: { isPostcode: (code) => isPostcodeLike(code) && !localities.isUnknown },
    });

  if (sent)
    return (
      <div id="ch-form" className="page-width appointment">
        <AppointmentThanks setup={setup} sent={sent} />
      </div>
    );
  return (
    <div
      id="ch-form"
      className={
        isHydrated ? 'page-width appointment' : 'page-width appointment appointment--waiting'
      }
    >
      <header className="appointment__head">
        <div>
          <h1>{words.headline}</h1>
          <p className="appointment__lead">{words.lead}</p>
        </div>
        <div className="appointment__drawing">
          <Houses />
        </div>
      </header>
      <div className="appointment__columns form-columns">
        <SiteForm
          setup={formSetup}
          action={`${API}/submit?action=ch_form`}
          label={words.form}
          send={words.send}
          validate={validate}
          say={(faults) => describeAppointmentFaults(faults, words, formSetup.faults, project)}
          names={NAMES}
          errorNames={ERROR_NAMES}
          onTaken={setSent}
        >
          {(errors: Errors) => (
            <>
              <input
                type="hidden"
                name={CARRIED_COOKIES.simulated}
                value={simulated === undefined ? '' : JSON.stringify(simulated)}
              />
              <BrokerControl broker={broker} />
              <ChosenBrokerNotice
                words={formSetup.chosenBroker}
                lines={[
                  ...(simulated
                    ? ([
                        {
                          what: 'simulated',
                          text: describeSimulated(simulated, words, formSetup.locale),
                        },
                      ] as const)
                    : []),
                  ...(broker
                    ? ([
                        {
                          what: 'broker',
                          text: describeBroker(brokerName, formSetup.chosenBroker),
                        },
                      ] as const)
                    : []),
                ]}
                onRemove={remove}
              />
              <FormSection name="project" {...words.sections.project}>
                <ProjectFields
                  words={words}
                  errors={errors}
                  project={project}
                  type={type}
                  isHydrated={isHydrated}
                  onProject={setProject}
                  onType={setType}
                />
              </FormSection>
              <FormSection name="person" {...words.sections.person}>
                <ContactFields words={words} errors={errors} meant={formSetup.words.meantEmail} />
                <p className="appointment__enough">
                  {words.enough.text} <a href={`#${sectionId('agreement')}`}>{words.enough.link}</a>
                </p>
              </FormSection>
              <AmountsSection
                setup={setup}
                errors={errors}
                amounts={amounts}
                setAmount={setAmount}
                project={project}
                proposed={proposals.priceborrow}
              />
              <FormSection name="property" {...words.sections.property} optional={words.optional}>
                <PropertyFields
                  setup={setup}
                  errors={errors}
                  project={project}
                  isHydrated={isHydrated}
                  zip={zip}
                  localities={localities}
                  onZip={setZip}
                />
              </FormSection>
              <MeansSection setup={setup} errors={errors} amounts={amounts} setAmount={setAmount} />
              <FormSection name="more" {...words.sections.more} optional={words.optional}>
                <TextArea
                  name="comments"
                  label={words.fields.comments.label}
                  hint={words.fields.comments.hint}
                  error={errors.comments}
                  rows={5}
                />
                <UploadField setup={formSetup} error={errors.files} advice={words.filesAdvice} />
              </FormSection>
              <FormSection name="agreement" title={words.agreement}>
                <ChoiceField
                  name="legal"
                  legend={words.fields.legal.label}
                  hint={words.fields.legal.hint}
                  error={errors.legal}
                  options={YES_NO.map((value) => ({ value, label: words.choices.legal[value] }))}
                  required
                />
              </FormSection>
            </>
          )}
        </SiteForm>
        <NextSteps
          title={next.title}
          stages={[next.call, next.talk, next.decide]}
          call={{ text: next.phone, phone: setup.phone }}
        />
      </div>
    </div>
  );
}
