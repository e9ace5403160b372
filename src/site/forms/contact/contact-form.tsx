import { API } from '#calls/api.ts';
import {
  CONTACT_FORM_NAMES,
  type ContactedLender,
  type ContactWay,
  checkContactForm,
  REQUIRED_BY_WAY,
} from '#journey/inquiries/contact-form.ts';
import { BrokerNotice } from '#site/brokers/chosen/broker-notice.tsx';
import type { FormBroker } from '#site/brokers/chosen/use-form-broker.ts';
import { SelectField } from '#site/components/select-field/select-field.tsx';
import type { ContactWords } from '#words/contact/contact.ts';
import { PersonFields } from '../site-form/person-fields.tsx';
import { isPostcodeLike } from '../site-form/postcode-like.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';
import { SiteForm } from '../site-form/site-form.tsx';
import { UploadField } from '../uploads/upload-field.tsx';

export interface ContactFormProps {
  words: ContactWords['forms'];
  setup: SiteFormSetup;
  way: ContactWay;
  lender: ContactedLender;
  /** The slug of the subject in the address. */
  subject: string;
  /** The chosen broker, sent along whichever form is used. */
  broker: FormBroker;
}

const NAMES: readonly string[] = [...CONTACT_FORM_NAMES, 'files'];

/** The form for one way of writing; it marks the optional fields. */
export function ContactForm(props: ContactFormProps) {
  const { words, setup, way, lender, subject, broker } = props;
  const { title, text, message, messageHint, send } = words[way];
  const { locale } = setup;
  const rules = { lender, places: { isPostcode: isPostcodeLike } };
  return (
    <div className="contact-way__form">
      <p>{text}</p>
      <SiteForm
        setup={setup}
        action={`${API}/forms/contact`}
        label={title}
        send={send}
        validate={(answers) => checkContactForm(answers, rules)}
        names={NAMES}
        mayRepeat
      >
        {(errors) => (
          <>
            <input type="hidden" name="way" value={way} />
            <BrokerNotice words={setup.chosenBroker} broker={broker} />
            <SelectField
              // A new key applies the subject, which only the browser knows.
              key={subject}
              name="subject"
              label={words.subject}
              error={errors.subject}
              placeholder={words.subjectPlaceholder}
              options={lender.contactSubjects.map(({ slug, label }) => ({
                value: slug[locale],
                label: label[locale],
                slug: slug[locale],
              }))}
              defaultValue={subject}
              required
              width="medium"
            />
            <PersonFields
              words={setup.words}
              errors={errors}
              required={REQUIRED_BY_WAY[way]}
              message={{ label: message, hint: messageHint }}
            />
            {way === 'write' && (
              <UploadField setup={setup} error={errors.files} advice={words.filesAdvice} />
            )}
          </>
        )}
      </SiteForm>
    </div>
  );
}
