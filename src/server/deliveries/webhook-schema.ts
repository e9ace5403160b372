import { z } from 'zod';
import { BROKER_ID } from '#domain/brokers/broker.ts';
import { CONTRACT_LOCALES, LOCALES } from '#domain/locale/locale.ts';
import { MORTGAGE_MODES } from '#domain/mortgage/mortgage.ts';
import { APPLICATION_PRODUCTS } from '#domain/tariff/tariff.ts';
import { BUDGET_REASONS, FEE_IDS, INCOME_IDS } from '#journey/affordability/line.ts';
import type { Field } from '#journey/field.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
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
import { isYesNo } from '#journey/sent-answers/field-values.ts';
import { METHOD_NAMES, METHODS } from '#journey/signed-in.ts';
import { DEVICE_NAMES, LONGEST_VISIT_VALUE, VISIT_NAMES } from '#journey/visit.ts';

/*
 * What the webhook sends, as its receivers may rely on it. docs/webhook.schema.json is generated from
 * this: a change here changes the product's contract.
 */

/** Raised only by a change that does more than add to docs/webhook/v1.schema.json. */
export const WEBHOOK_VERSION = 1;

const instant = z.iso.datetime().describe('An instant, ISO 8601, in UTC');
const euros = z.number().min(0).describe('Euros');

/** Answers that are not text, by their field's kind. */
const VALUES: Partial<Record<Field['kind'], z.ZodType>> = {
  amount: euros.describe('Euros, two decimals at most'),
  percent: z.number().min(0).describe('Percent'),
  date: z.iso.date().describe('YYYY-MM-DD'),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('YYYY-MM'),
  year: z.int().min(0),
  count: z.int().min(0),
  check: z.literal(true),
};

/** The notation of text, by its field's kind. */
const NOTATIONS: Partial<Record<Field['kind'], string>> = {
  zip: 'A postcode, in Belgium of four digits',
  nationalRegistry: 'XX.XX.XX-XXX.XX',
  companyNumber: '0XXX.XXX.XXX',
  country: 'A code of the list of countries',
  phone: 'The applicant’s as +32475123456 if it can be parsed, else as typed',
};

function schemaOf(field: Field): z.ZodType {
  const value = VALUES[field.kind];
  if (value) return value;
  if (isYesNo(field)) return z.boolean();
  if (field.kind === 'code' && field.codes) return z.enum(field.codes);
  const description = field.list ? `A code of the list ${field.list}` : NOTATIONS[field.kind];
  return description === undefined ? z.string() : z.string().describe(description);
}

const optional = (fields: Iterable<readonly [string, z.ZodType]>) =>
  Object.fromEntries([...fields].map(([name, schema]) => [name, schema.optional()]));

/** Values that are set rather than asked, so they are not fields of the form (spec 2 §3). */
const SET = {
  carType: z.enum(['new', 'used']),
  coborrowerEncoding: z.literal(true).describe('The co-borrower filled in their own part'),
  ...Object.fromEntries(METHOD_NAMES.map((name) => [name, z.enum(METHODS)])),
};

const answersSchema = z
  .strictObject({
    ...optional([...FIELDS].map(([name, field]) => [name, schemaOf(field)] as const)),
    ...optional(
      [...ENTRY_LISTS].map(([name, { fields }]) => {
        const entry = optional(fields.map((field) => [field.name, schemaOf(field)] as const));
        return [name, z.array(z.strictObject(entry))] as const;
      }),
    ),
    ...optional(Object.entries(SET)),
  })
  .describe(
    'What was answered, under the names of the form; unasked and unanswered fields are absent',
  );

const text = z.string().max(LONGEST_VISIT_VALUE);
const visitSchema = (names: readonly string[]) =>
  z
    .strictObject(optional(names.map((name) => [name, text] as const)))
    .describe('The device, and with consent where the visitor came from');

/** A line of the budget. */
const budgetLine = <K extends string>(kinds: readonly K[]) =>
  z.strictObject({
    kind: z.enum(kinds),
    borrower: z
      .enum(['applicant', 'coborrower'])
      .optional()
      .describe('Absent if the line belongs to the household'),
    entry: z
      .int()
      .min(0)
      .optional()
      .describe('For a credit: its position in the borrower’s currentCredits, from 0'),
    given: euros.describe('Euros a month, as answered; of revolving credit, the credit itself'),
    amount: euros.describe('Euros a month that count in the budget'),
    reason: z
      .enum(BUDGET_REASONS)
      .optional()
      .describe('Why another amount counts than was given; absent if it does not'),
  });

const fraction = z.number().min(0);

const budgetSchema = z.strictObject({
  household: z.enum(['one', 'two']).describe('How many borrowers it was assessed for'),
  incomes: z.array(budgetLine(INCOME_IDS)),
  fees: z.array(budgetLine(FEE_IDS)),
  remaining: z.number().describe('Euros a month: incomes that count less fees that count'),
  indebtedness: fraction.describe('Fees ÷ incomes, a fraction of four decimals'),
  limits: z
    .strictObject({
      remaining: euros.describe('Euros a month that have to remain'),
      indebtedness: fraction.describe('The highest indebtedness, a fraction'),
      asOf: z.iso.date().describe('The day on which the lender’s figures were last changed'),
    })
    .describe('The limits for this household'),
  isTight: z.boolean().describe('Whether the budget misses either limit, compared before rounding'),
});

/** The broker whom the visitor chose on the site, or whose link they followed. */
const brokerSchema = {
  'broker-id': z
    .string()
    .regex(BROKER_ID)
    .optional()
    .describe('The broker chosen on the site, or from whose site the visitor came'),
  'broker-name': z
    .string()
    .optional()
    .describe('Their name, if brokers.csv contains the id when the message is sent'),
};

const requestSchema = z.strictObject({
  id: z.uuid().describe('The request, the same in every message about it'),
  uniqId: z.string().describe('The application it came from: a prospect may have the same'),
  reference: z.string().describe('The applicant’s reference: FLV-2026-7K3M9Q'),
  sentAt: instant,
  lang: z.enum(CONTRACT_LOCALES),
  product: z.enum(APPLICATION_PRODUCTS),
  productName: z.string().describe('As the simulator named it'),
  amount: euros.describe('Euros, without additionalAmount'),
  additionalAmount: euros.describe('Euros: the new money that a grouping adds'),
  duration: z.int().positive().describe('Months'),
  taeg: z.number().min(0).describe('Percent a year, as the tariff had it at sending'),
  monthlyAmount: euros.describe('Euros a month'),
  ...brokerSchema,
  answers: answersSchema,
  budget: budgetSchema
    .optional()
    .describe('Of the household, at this loan; absent if an earlier version stored the request'),
  provenance: z
    .array(
      z.strictObject({
        name: z.string().describe('The answer'),
        provider: z.string().describe('itsme, or the identifier of another provider'),
        at: instant,
      }),
    )
    .describe('Which answers equal what a sign-in provider stated'),
  visit: visitSchema(VISIT_NAMES),
});

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
  uniqId: z.string().describe('The application that was begun'),
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
    address: z.url().describe('Opens the file until it is purged, for whoever has the address'),
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
    .describe('An answer, to be called, or to come to the office'),
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
  priceapport: euros.describe('Euros: what the visitor pays themselves').optional(),
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
  legal: z.literal(true).describe('That these answers are used to prepare the appointment'),
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
    .describe('Unsubscribes whoever has the address: for the newsletter, by RFC 8058'),
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
