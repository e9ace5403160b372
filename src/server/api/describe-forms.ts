import { LOCALES } from '#domain/locale/locale.ts';
import { FORMS } from '../inquiries/forms.ts';
import type { InquiryForm } from '../inquiries/inquiry.ts';

const ABOUT =
  'Answers {status, html, errors} to who asks for JSON by X-Doing-Ajax or Accept, else a page.';

const MORE: Readonly<Record<InquiryForm, readonly string[]>> = {
  contact: [],
  coproperty: [],
  mortgage: [
    'The same as POST submit?action=ch_form, where its page posts it. Its errors have the keys',
    'city (addresscity) and recaptcha (cf-turnstile-response); taken, it has no html.',
  ],
};

/** A form in the OpenAPI document. Its fields are described there alone: they are judged elsewhere. */
export function describeForm(form: InquiryForm) {
  return {
    summary: `The ${form} form`,
    description: [ABOUT, 'Without a proof a page asks a question instead.', ...MORE[form]].join(
      ' ',
    ),
    tags: ['forms'],
    ...describeMultipart({
      ...fieldsOf(form),
      'files[n]': { type: 'array', items: { type: 'string', format: 'binary' } },
      'cf-turnstile-response': { type: 'string', description: 'The bot check’s proof' },
    }),
  };
}

/** The answer to the question of such a page. */
export function describeAnswer(form: InquiryForm) {
  return {
    summary: `The ${form} form once more, with the answer to its page’s question`,
    description: 'For browsers without script: the page that asks carries the form.',
    tags: ['forms'],
    ...describeMultipart({
      ...fieldsOf(form),
      question: { type: 'string', description: 'As the page has it' },
      answer: { type: 'string' },
    }),
  };
}

function fieldsOf(form: InquiryForm) {
  const lang = { type: 'string', enum: LOCALES };
  const fields = FORMS[form].names.map((name) => [name, { type: 'string' }]);
  return { ...Object.fromEntries(fields), lang };
}

/** What is sent in parts, for the document. */
export function describeMultipart(properties: Readonly<Record<string, object>>) {
  return { consumes: ['multipart/form-data'], body: { type: 'object', properties } };
}
