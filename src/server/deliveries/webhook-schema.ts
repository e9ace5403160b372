import { z } from 'zod';
import { CONTRACT_LOCALES, LOCALES } from '#domain/locale/locale.ts';
import { MORTGAGE_MODES } from '#domain/mortgage/mortgage.ts';
import { APPLICATION_PRODUCTS } from '#domain/tariff/tariff.ts';
import { CONTACT_FORM_NAMES, CONTACT_WAYS } from '#journey/inquiries/contact-form.ts';
import { PERSON_NAMES } from '#journey/inquiries/form-text.ts';
import { BORROWERS, MORTGAGE_FORM_NAMES } from '#journey/inquiries/mortgage-form.ts';
import {
  ESTATE_TYPES,
  MORTGAGE_COUNTRIES,
  MORTGAGE_PROJECTS,
} from '#journey/inquiries/mortgage-projects.ts';
import { SIMULATED_TYPES } from '#journey/inquiries/simulated-mortgage.ts';
import { CONTACT_NAMES } from '#journey/prospect.ts';
import { DEVICE_NAMES, VISIT_NAMES } from '#journey/visit.ts';
import { requestSchema } from './request-schema.ts';
import { brokerSchema, euros, instant, optional, visitSchema } from './schema-parts.ts';

/*
 * What the webhook sends, as its receivers may rely on it. docs/webhook.schema.json is generated from
 * this: a change here changes the product's contract.
 */

/** Raised only by a change that does more than add to docs/webhook/v1.schema.json. */
export const WEBHOOK_VERSION = 1;

const conditionsSchema = z.strictObject({
  product: z.enum(APPLICATION_PRODUCTS),
  amount: euros.describe('Euros, without additionalAmount'),
  additionalAmount: euros.describe('Euros'),
  duration: z.int().positive().describe('Months'),
  taeg: z.number().min(0).describe('Percent a year'),
  monthlyAmount: euros.describe('Euros a month'),
});

const agreementSchema = z.strictObject({
  id: z.uuid().describe('The shared request, as npm run loanfront -- shares list names it'),
  uniqId: z.string().describe('The application: the same in request.sent, once both agreed'),
  acceptedAt: instant.describe('When the co-borrower accepted other conditions'),
  until: instant.describe('Until when the applicant can accept them too'),
  lang: z.enum(CONTRACT_LOCALES),
  asked: conditionsSchema.describe('The loan that the applicant asked for'),
  proposed: conditionsSchema.describe('The loan that the co-borrower accepted'),
});

const prospectSchema = z.strictObject({
  id: z
    .uuid()
    .describe(
      'The prospect, the same in every message about it: a later message replaces an earlier',
    ),
  uniqId: z.string().describe('The application'),
  savedAt: instant,
  lang: z.enum(CONTRACT_LOCALES),
  step: z.string().describe('The step of the form they were at'),
  product: z.enum(APPLICATION_PRODUCTS),
  ...Object.fromEntries(CONTACT_NAMES.map((name) => [name, z.string()])),
  visit: visitSchema(
    VISIT_NAMES.filter((name) => !DEVICE_NAMES.some((deviceName) => deviceName === name)),
  ),
});

const filesSchema = z.array(
  z.strictObject({
    name: z.string(),
    contentType: z.string().describe('By its content'),
    size: z.int().positive().describe('Bytes'),
    address: z.url().describe('URL of the file until it is purged; no login is required'),
  }),
);

/** What every form of the website has. */
const inquiry = (names: readonly string[]) => ({
  id: z.uuid().describe('The visitor’s message, the same in every webhook message about it'),
  sentAt: instant,
  lang: z.enum(LOCALES),
  ...optional(names.map((name) => [name, z.string()] as const)),
  ...brokerSchema,
  files: filesSchema,
});

const contactSchema = z.strictObject({
  ...inquiry(CONTACT_FORM_NAMES),
  way: z
    .enum(CONTACT_WAYS)
    .optional()
    .describe('write: a written reply; call: a phone call; visit: an appointment at the office'),
});

const copropertySchema = z.strictObject({
  ...inquiry(PERSON_NAMES),
  amount: euros.describe('Euros'),
  duration: z.int().positive().describe('Months'),
  taeg: z.number().min(0).describe('Percent a year, as the tariff had it at sending'),
  'monthly-fee': euros.describe('Euros a month'),
});

const monthly = euros.describe('Euros a month').optional();

const mortgageSchema = z.strictObject({
  ...inquiry(MORTGAGE_FORM_NAMES),
  name: z.string().describe('First name'),
  surname: z.string().describe('Last name'),
  email: z.string(),
  telephone: z.string().describe('As +32475123456 if it can be parsed, else as typed'),
  project: z.enum(MORTGAGE_PROJECTS),
  country: z.enum(MORTGAGE_COUNTRIES).optional().describe('For buyoutside only'),
  type: z.enum(ESTATE_TYPES).optional().describe('leasing: a building to let; terrain: land'),
  addresscap: z.string().optional().describe('The postcode of the property'),
  price: euros.describe('Euros: the purchase, the works, or what the property is worth').optional(),
  priceapport: euros.describe('Euros: the visitor’s own contribution').optional(),
  priceborrow: euros.describe('Euros to borrow').optional(),
  borrowsingle: z.enum(BORROWERS).optional(),
  revenuetotal: euros.describe('Euros a month, net, of all borrowers').optional(),
  revenuereplace: monthly,
  revenuelocation: monthly,
  revenuemobil: monthly,
  chargecredit: monthly,
  chargepension: monthly,
  chargeafter: euros.describe('Euros a month: the part of chargecredit that continues').optional(),
  chargechilds: z.int().min(0).optional().describe('Dependent children'),
  legal: z.literal(true).describe('Consent to the use of these answers for the appointment'),
  'ch-params': z
    .strictObject({
      mode: z.enum(MORTGAGE_MODES),
      type: z.enum(SIMULATED_TYPES),
      amount: z.int().positive().describe('Euros: to borrow, or in mode settle to pay a month'),
      years: z.int().positive(),
    })
    .optional()
    .describe('The mortgage simulated last'),
});

const subscriptionSchema = z.strictObject({
  id: z.uuid().describe('The subscription, the same in every message about it'),
  lang: z.enum(LOCALES),
  email: z.string(),
});

const beganSchema = subscriptionSchema.extend({
  askedAt: instant,
  confirmedAt: instant,
  unsubscribe: z
    .url()
    .describe('Unsubscribe URL for the newsletter (RFC 8058); no login is required'),
});

const endedSchema = subscriptionSchema.extend({ endedAt: instant });

const message = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.strictObject({
    id: z.uuid().describe('The message: the same over all attempts, as in webhook-id'),
    version: z.literal(WEBHOOK_VERSION).describe('Within a version, changes only add'),
    type: z.literal(type),
    at: instant.describe('When it happened, not when it was sent'),
    data,
  });

/** A message of any kind. */
export const webhookSchema = z.discriminatedUnion('type', [
  message('request.sent', requestSchema),
  message('share.to-agree', agreementSchema),
  message('prospect.saved', prospectSchema),
  message('contact.sent', contactSchema),
  message('coproperty.sent', copropertySchema),
  message('mortgage.sent', mortgageSchema),
  message('newsletter.confirmed', beganSchema),
  message('newsletter.ended', endedSchema),
]);

export type WebhookMessage = z.infer<typeof webhookSchema>;

/**
 * The same as JSON Schema, as in docs/webhook.schema.json. We send exactly this; a receiver must accept
 * fields that are added later, so the published schema allows additional properties.
 */
export function describeWebhook(): string {
  const { $schema, ...schema } = z.toJSONSchema(webhookSchema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  const title = 'What Loanfront posts to WEBHOOK_URL';
  return `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`;
}
