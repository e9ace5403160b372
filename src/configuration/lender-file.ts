import * as z from 'zod';
import { WEEKDAYS, type Weekday } from '#domain/calendar/clock.ts';
import { formatEnterpriseNumber, isEnterpriseNumber } from '#domain/company/enterprise-number.ts';
import { toE164 } from '#domain/contact/phone-plausibility.ts';
import type { Lender } from '#domain/lender/lender.ts';
import { isLocale, LOCALES } from '#domain/locale/locale.ts';
import { parseClockTime } from '#domain/office/clock-time.ts';
import type { Interval } from '#domain/office/opening-hours.ts';
import type { Checked } from './fault.ts';
import { LENDER_FILE, languages, readLanguages } from './languages.ts';
import { factsSchema, readFacts } from './lender-facts.ts';
import {
  applicationProse,
  contractedOf,
  httpsAddress,
  link,
  localized,
  localizedOf,
  prose,
  text,
} from './schemas.ts';
import { startReading } from './yaml-reading.ts';

export const enterpriseNumber = text
  .refine(isEnterpriseNumber, 'is not an enterprise number: its check digits are wrong')
  .transform(formatEnterpriseNumber);

export const phone = text.transform((shown, context) => {
  const e164 = toE164(shown);
  if (e164 !== undefined) return { shown: shown.replaceAll(' ', '\u00a0'), e164 };
  context.issues.push({ code: 'custom', message: 'is not a phone number', input: shown });
  return z.NEVER;
});

export const email = z.email('is not an e-mail address');

export const referencePrefix = text.refine(
  (prefix) => /^[A-Z]{2,4}$/.test(prefix),
  'is not two to four capitals',
);

const interval = text.transform((written, context): Interval => {
  const [from, to, ...rest] = written.split('-').map(parseClockTime);
  if (from !== undefined && to !== undefined && rest.length === 0 && from < to) return { from, to };
  context.issues.push({
    code: 'custom',
    message: 'is not an opening such as 09:00-12:30, the earlier time first',
    input: written,
  });
  return z.NEVER;
});

const day = z
  .array(interval)
  .refine(
    (intervals) => intervals.every(({ from }, i) => from > (intervals[i - 1]?.to ?? -1)),
    'has openings that overlap or are out of order',
  );

const hours = z.strictObject(
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])) as Record<Weekday, typeof day>,
);

/** Becomes part of addresses and of a variable's name; itsme is reserved. */
const signInId = text.refine(
  (id) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && id !== 'itsme',
  'is not a word of lower-case letters, digits and hyphens other than itsme',
);

const slug = text.refine(
  (written) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(written),
  'is not words of lower-case letters and digits, joined by hyphens',
);

const contactSubjects = z
  .array(z.strictObject({ slug: localizedOf(slug), label: prose }))
  .min(1, 'has no subject')
  .refine(
    (subjects) =>
      LOCALES.every(
        (locale) =>
          new Set(subjects.map((subject) => subject.slug[locale])).size === subjects.length,
      ),
    'has the same slug twice in one language',
  );

/** What the file holds besides the facts, before anything is looked up. */
const withoutFacts = z.strictObject({
  languages,
  name: text,
  legalName: localized,
  enterpriseNumber,
  register: localized,
  status: prose,
  fsmaNumber: text,
  supervision: prose,
  address: z.strictObject({
    street: localized,
    number: text,
    box: z.exactOptional(text),
    zip: text,
    city: localized,
  }),
  phones: z.strictObject({ personal: phone, mortgage: z.exactOptional(phone) }),
  email,
  securityEmail: z.exactOptional(email),
  hours,
  ombudsman: z.strictObject({
    name: text,
    address: localized,
    email,
    url: localizedOf(link),
  }),
  referencePrefix,
  links: z.strictObject({
    simulator: localizedOf(link),
    faq: z.exactOptional(localizedOf(link)),
    contact: localizedOf(link),
    brokers: z.exactOptional(localizedOf(link)),
    terms: localizedOf(link),
    privacy: localizedOf(link),
  }),
  helpPanel: z.exactOptional(
    z.strictObject({
      picture: z.exactOptional(z.strictObject({ src: link, alt: applicationProse })),
      title: applicationProse,
      text: applicationProse,
      button: z.exactOptional(
        z.strictObject({ label: applicationProse, href: contractedOf(link) }),
      ),
    }),
  ),
  contactSubjects,
  newsletter: z.exactOptional(z.boolean()),
  itsme: z.exactOptional(z.boolean()),
  signIns: z.exactOptional(
    z
      .array(z.strictObject({ id: signInId, name: text, issuer: httpsAddress, clientId: text }))
      .refine(
        (signIns) => new Set(signIns.map(({ id }) => id)).size === signIns.length,
        'has the same id twice',
      ),
  ),
  tracking: z.exactOptional(
    z.strictObject({
      thanksFrame: z.exactOptional(httpsAddress),
      tagManager: z.exactOptional(httpsAddress),
    }),
  ),
});

/** What the file holds, before anything is looked up. */
export const lenderSchema = withoutFacts.extend({ facts: factsSchema });

/** The postcode alone, which is looked up whatever else is wrong. */
const postcode = z.looseObject({ address: z.looseObject({ zip: text }) });

/** The file in two parts: `facts`, which are read one by one, and the rest. */
const parts = z.looseObject({ facts: z.exactOptional(z.unknown()) });

/** Paths of this site given for a language but leading to a page in another. */
function strayLinks({ links, languages }: Pick<Lender, 'links' | 'languages'>) {
  return Object.entries(links).flatMap(([name, paths]) =>
    languages.flatMap((locale) => {
      const [, other] = paths[locale].split('/');
      return isLocale(other) && other !== locale ? [{ name, locale, other }] : [];
    }),
  );
}

/** Reads the lender's file; looks up its postcode if the localities could be read. */
export function readLender(
  configDir: string,
  postcodes: ReadonlySet<string> | undefined,
): Checked<Lender> {
  const reading = startReading(configDir, LENDER_FILE, readLanguages(configDir));
  const written = reading.value;
  const { facts: writtenFacts, ...rest } = parts.safeParse(written).data ?? {};
  const isThere = written !== undefined;
  const value = isThere ? reading.read<Omit<Lender, 'facts'>>(withoutFacts, rest, []) : undefined;
  const facts = isThere ? readFacts(reading, writtenFacts) : undefined;
  const zip = postcode.safeParse(reading.value).data?.address.zip;
  if (zip !== undefined && postcodes && !postcodes.has(zip))
    reading.fault(['address', 'zip'], `${zip} is not a Belgian postcode`);
  for (const { name, locale, other } of value ? strayLinks(value) : [])
    reading.fault(['links', name, locale], `leads to a page in another language: ${other}`);
  if (value === undefined || facts === undefined || reading.faults.length > 0)
    return { ok: false, faults: reading.faults };
  return { ok: true, value: { ...value, facts } };
}
