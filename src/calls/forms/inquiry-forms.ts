import { z } from 'zod';
import { BROKER_NAME } from '#journey/chosen-broker.ts';
import { CONTACT_FORM_NAMES } from '#journey/inquiries/contact-form.ts';
import { COPROPERTY_FORM_NAMES } from '#journey/inquiries/coproperty-form.ts';
import { CARRIED_NAMES, MORTGAGE_FORM_NAMES } from '#journey/inquiries/mortgage-form.ts';
import type { Call } from '../call.ts';
import { answeredQuestion, botCheckProof, controls, jsonOrPage } from './site-form.ts';

const ABOUT =
  'Returns {status, html, errors} if JSON is requested by X-Doing-Ajax or Accept, otherwise a page. If the proof of the bot check is missing, the page contains a question to answer instead.';
const OF_MORTGAGE = [
  'The same as POST submit?action=ch_form, to which the page posts it. The keys of errors include',
  'city (addresscity) and recaptcha (cf-turnstile-response). There is no html on success.',
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
  200: jsonOrPage(
    'The form was accepted',
    z.object({ status: z.literal('success'), html: z.string().optional() }),
  ),
  413: refused('There are too many files, or they are too large'),
  415: refused('A file has a type that is not accepted'),
  422: refused('The error message of each invalid control'),
};

/** The multipart form as its page sends it. Its fields are validated as they arrive, not by this schema. */
export function sendInquiry(form: InquiryForm) {
  const { names, more } = FORMS[form];
  return {
    method: 'POST',
    url: `/forms/${form}`,
    schema: {
      summary: `Submits the ${form} form`,
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
      summary: `Submits the ${form} form with the answer to the question`,
      description: 'For browsers without scripts: the page with the question contains the form.',
      tags: ['forms'],
      consumes: ['multipart/form-data'],
      body: controls(FORMS[form].names).extend(answeredQuestion),
      response,
    },
  } as const satisfies Call;
}
