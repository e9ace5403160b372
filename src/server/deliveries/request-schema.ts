import { z } from 'zod';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { APPLICATION_PRODUCTS } from '#domain/tariff/tariff.ts';
import { BUDGET_REASONS, FEE_IDS, INCOME_IDS } from '#journey/affordability/line.ts';
import { CONDITION_REASONS } from '#journey/alternative-conditions.ts';
import type { Field } from '#journey/field.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { isYesNo } from '#journey/sent-answers/field-values.ts';
import { DECISION_KINDS } from '#journey/sent-decisions.ts';
import { METHOD_NAMES, METHODS } from '#journey/signed-in.ts';
import { VISIT_NAMES } from '#journey/visit.ts';
import { GIVEN_KINDS } from '../stores/given-store.ts';
import { brokerSchema, euros, instant, optional, visitSchema } from './schema-parts.ts';

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
  phone: 'As +32475123456 if it can be parsed, else as typed',
};

function schemaOf(field: Field): z.ZodType {
  const value = VALUES[field.kind];
  if (value) return value;
  if (isYesNo(field)) return z.boolean();
  if (field.kind === 'code' && field.codes) return z.enum(field.codes);
  const description = field.list ? `A code of the list ${field.list}` : NOTATIONS[field.kind];
  return description === undefined ? z.string() : z.string().describe(description);
}

/** Values that are set rather than asked, so they are not fields of the form (C-8.8). */
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
  indebtedness: fraction.describe(
    'Fees ÷ incomes, a fraction of four decimals, or of more where four would read like its limit',
  ),
  limits: z
    .strictObject({
      remaining: euros.describe('Euros a month that have to remain'),
      indebtedness: fraction.describe('The highest indebtedness, a fraction'),
      asOf: z.iso.date().describe('The day on which the lender’s figures were last changed'),
    })
    .describe('The limits for this household'),
  isTight: z.boolean().describe('Whether the budget misses either limit, compared before rounding'),
});

/** A request that was sent. */
export const requestSchema = z.strictObject({
  id: z.uuid().describe('The request, the same in every message about it'),
  uniqId: z.string().describe('The application it came from: a prospect may have the same'),
  reference: z.string().describe('The applicant’s reference: FLV-2026-7K3M9Q'),
  sentAt: instant,
  lang: z.enum(CONTRACT_LOCALES),
  product: z.enum(APPLICATION_PRODUCTS),
  productName: z.string().describe('The product’s name, in the language of the request'),
  amount: euros.describe('Euros, without additionalAmount'),
  additionalAmount: euros.describe(
    'Euros: what a debt consolidation lends in addition to the credits it repays',
  ),
  duration: z.int().positive().describe('Months'),
  taeg: z.number().min(0).describe('Percent a year, as the tariff had it at sending'),
  monthlyAmount: euros.describe('Euros a month'),
  ...brokerSchema,
  answers: answersSchema,
  budget: budgetSchema
    .optional()
    .describe('Of the household, at this loan; absent if an earlier version stored the request'),
  asked: z
    .strictObject({
      product: z.enum(APPLICATION_PRODUCTS),
      productName: z.string(),
      amount: euros.describe('Euros, without additionalAmount'),
      additionalAmount: euros,
      duration: z.int().positive().describe('Months'),
      taeg: z.number().min(0).describe('Percent a year'),
      reasons: z.array(z.enum(CONDITION_REASONS)).describe('Why it is another loan now'),
    })
    .optional()
    .describe('What was asked for before other conditions were accepted; absent if none were'),
  decisions: z
    .array(
      z.strictObject({
        kind: z
          .enum(DECISION_KINDS)
          .describe(
            'otherConditions: proposed and accepted; budget: warned that it is tight; incomeWarning: warned that a request without sufficient income is refused',
          ),
        rule: z.string().describe('The id of the rule in docs/specification of that version'),
        version: z.string().describe('The version of the program'),
        figures: z
          .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
          .describe('What the rule read: answers under their names, amounts in euros, limits'),
      }),
    )
    .optional()
    .describe('What the program proposed or warned of by itself'),
  provenance: z
    .array(
      z.strictObject({
        name: z.string().describe('The answer'),
        provider: z.string().describe('itsme, or the identifier of another provider'),
        at: instant,
      }),
    )
    .describe('Which answers equal what a sign-in provider stated'),
  given: z
    .array(
      z.strictObject({
        kind: z
          .enum(GIVEN_KINDS)
          .describe(
            'secci, summary: the PDF; example: the representative example; terms: the page; consents: the words next to them',
          ),
        borrower: z.enum(['applicant', 'coborrower']).describe('Who was given it'),
        lang: z.enum(CONTRACT_LOCALES),
        version: z.string().describe('The version of the program that showed it'),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .describe('Of the bytes that were shown'),
        at: instant.describe('When it was given first'),
      }),
    )
    .optional()
    .describe(
      'What the borrowers were given up to now; what is mailed after the message is in later exports',
    ),
  visit: visitSchema(VISIT_NAMES),
});
