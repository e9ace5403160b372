import { z } from 'zod';
import { BROKER_NAME } from '#journey/chosen-broker.ts';
import { CONTACT_FORM_NAMES } from '#journey/inquiries/contact-form.ts';
import { COPROPERTY_FORM_NAMES } from '#journey/inquiries/coproperty-form.ts';
import { CARRIED_NAMES, MORTGAGE_FORM_NAMES } from '#journey/inquiries/mortgage-form.ts';
import type { Call } from '../call.ts';
import { answeredQuestion, botCheckProof, controls, jsonOrPage } from './site-form.ts';

const ABOUT =
  'Answers {status, html, errors} to who asks for JSON by X-Doing-Ajax or Accept, else a page. Without a proof a page asks a question instead.';
const OF_MORTGAGE = [
  'The same as POST submit?action=ch_form, where its page posts it. Its errors have the keys',
  'city (addresscity) and recaptcha (cf-turnstile-response); taken, it has no html.',
].join(' ');

/** The forms of the website whose content goes to the lender, with the names of their controls. */
const FORMS = {
  contact: { names: [...CONTACT_FORM_NAMES, BROKER_NAME], more: '' },
  coproperty: { names: [...COPROPERTY_FORM_NAMES, BROKER_NAME], more: '' },
  mortgage: { names: [...MORTGAGE_FORM_NAMES, ...CARRIED_NAMES], more: OF_MORTGAGE },
} as const;

export type InquiryForm = keyof typeof FORMS;

const files = { 'files[n]': z.array(z.file()).optional() };

const refused = (description: string) =>
  jsonOrPage(
    description,
    z.object({ status: z.literal('error'), errors: z.record(z.string(), z.string()) }),
  );

const response = {
  200: jsonOrPage('Taken', z.object({ status: z.literal('success'), html: z.string().optional() })),
  413: refused('Too many files, or too large'),
  415: refused('Files of a type that is not taken'),
  422: refused('What is wrong, by control'),
};

/** The multipart form as its page sends it. Its fields are validated as they arrive, not by this schema. */
export function sendInquiry(form: InquiryForm) {
  const { names, more } = FORMS[form];
  return {
    method: 'POST',
    url: `/forms/${form}`,
    schema: {
      summary: `The ${form} form`,
      description: [ABOUT, more].join(' ').trim(),
      tags: ['forms'],
      consumes: ['multipart/form-data'],
      body: controls(names).extend({ ...files, ...botCheckProof }),
      response,
    },
  } as const satisfies Call;
}

/** The same from a browser without scripts, with the answer to the question on its page. */
export function answerInquiry(form: InquiryForm) {
  return {
    method: 'POST',
    url: `/forms/${form}/answer`,
    schema: {
      summary: `The ${form} form again, with the answer to its page’s question`,
      description: 'For browsers without scripts: the page with the question carries the form.',
      tags: ['forms'],
      consumes: ['multipart/form-data'],
      body: controls(FORMS[form].names).extend(answeredQuestion),
      response,
    },
  } as const satisfies Call;
}
