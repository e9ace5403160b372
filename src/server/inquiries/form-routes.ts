import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerInquiry, sendInquiry } from '#calls/forms/inquiry-forms.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/uploads/accepted-files.ts';
import { describeFileFaults } from '#words/inquiries/describe-faults.ts';
import { UPLOAD_WORDS } from '#words/uploads/uploads.ts';
import { answerError, logFailure, problemOf } from '../http/handle-errors.ts';
import type { InquiryForm } from '../stores/inquiry.ts';
import { sendFailed, sendRefused, wantsJson } from './form-replies.ts';
import { formsOffered } from './forms.ts';
import { limitBodyLength } from './limit-body-length.ts';
import { limitUploads } from './limit-uploads.ts';
import { type FormServices, requesterOf, takeAnswer, takeForm } from './take-form.ts';

export type { FormServices };

/** The limits of a form. A few files beyond the maximum are read, so that the visitor gets an answer. */
const LIMITS = {
  fields: 40,
  fieldNameSize: 100, // bytes
  fieldSize: 32 * 1024, // bytes
  files: MAX_FILES + 14,
  fileSize: MAX_FILE_BYTES + 1, // bytes: one more tells that it is too large
  parts: 60,
  headerPairs: 50,
};
/** Where the page of the mortgage form posts it: to the address of the application's calls (C-7.16). */
const MORTGAGE_FORM = { url: '/submit', constraints: { action: 'ch_form' } } as const;

const MAX_FORM_BYTES = (MAX_FILES + 2) * MAX_FILE_BYTES; // bytes
const MAX_ANSWER_BYTES = 256 * 1024; // bytes: text alone

/** Beyond these limits the form is not read to its end. */
const TOO_MUCH = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT']);

/** A multipart form is validated as it is read: the schema only describes it. */
const validatorCompiler = () => () => true;

/** The forms of the website (C-7.18). */
export async function addFormRoutes(api: FastifyInstance, services: FormServices): Promise<void> {
  await api.register(async (app) => {
    app.decorateRequest('formText', undefined);
    await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    for (const form of formsOffered(services.configuration)) {
      const refuseTooMuch = (request: FastifyRequest, reply: FastifyReply) =>
        sendTooMuch(services, form, request, reply);
      const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
        if (TOO_MUCH.has(error.code)) return refuseTooMuch(request, reply);
        if (wantsJson(request)) return answerError(error, request, reply);
        const { status } = problemOf(error);
        if (status >= 500) logFailure(request, error, 'A form failed');
        return sendFailed(services, requesterBefore(services, form, request, reply), status);
      };
      const within = (most: number) => async (request: FastifyRequest, reply: FastifyReply) => {
        if (!limitBodyLength(request.raw, most)) await refuseTooMuch(request, reply);
      };
      const withinLimits = async (request: FastifyRequest, reply: FastifyReply) => {
        await within(MAX_FORM_BYTES)(request, reply);
        if (!reply.sent) await limitUploads(services, request, reply, MAX_FORM_BYTES);
      };
      const taking = {
        ...sendInquiry(form),
        config: { limited: 'form', takesFiles: true },
        preParsing: withinLimits,
        errorHandler,
        validatorCompiler,
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          takeForm(services, form, request, reply),
      } as const;
      app.route(taking);
      if (form === 'mortgage')
        app.route({ ...taking, ...MORTGAGE_FORM, schema: { ...taking.schema, hide: true } });
      app.route({
        ...answerInquiry(form),
        config: { limited: 'question' },
        preParsing: within(MAX_ANSWER_BYTES),
        errorHandler,
        validatorCompiler,
        handler: (request, reply) => takeAnswer(services, form, request, reply),
      });
    }
  });
}

/** The visitor, as far as the form has been read. */
function requesterBefore(
  services: FormServices,
  form: InquiryForm,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  return requesterOf(services, form, request.formText ?? {}, request, reply);
}

function sendTooMuch(
  services: FormServices,
  form: InquiryForm,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const requester = requesterBefore(services, form, request, reply);
  const files = describeFileFaults([{ name: '', reason: 'tooMuch' }], UPLOAD_WORDS[requester.lang]);
  return sendRefused(services, requester, { errors: { files }, status: 413 });
}
