import type { Configuration } from '#configuration/load-configuration.ts';
import { addMonths, type CalendarDate, formatDate } from '#domain/calendar/date.ts';
import type { ListName } from '#domain/lists/reference-lists.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import { productsOffered } from '#domain/tariff/tariff.ts';
import { type Answers, textUnder } from '#journey/answers.ts';
import { checkApplication } from '#journey/check-application.ts';
import { LOAN_NAMES, loanAsAnswers } from '#journey/loan.ts';
import type { StepId } from '#journey/step.ts';
import { STEPS } from '#journey/steps.ts';
import { gatherFacts } from '../boot/gather-facts.ts';

/** An invented tenant in Brussels. The codes of lists are chosen where the lender's list has others. */
const TENANT: Answers = {
  additionalAmount: '0',
  borrowers: 'one',
  gender: 'M',
  firstname: 'Sonde',
  lastname: 'Loanfront',
  email: 'probe@example.com',
  phone: '0475/123456',
  street: 'Rue de la Loi',
  number: '1',
  zip: '1000',
  livingSince: '2016',
  isLandlord: 'no',
  livingSituation: 'L',
  maritalStatus: 'CEL',
  workingCategory: 'EMP',
  profession: 'Contrôleur',
  sector: 'R',
  workingContractType: 'CDI',
  workingContractBeginDate: '01/09/2012',
  employerName: 'Loanfront',
  employerCountry: 'BE',
  employerStreet: 'Rue de la Loi',
  employerNumber: '1',
  employerZip: '1000',
  mainIncome: '4500',
  hasResigned: 'no',
  hasSeizure: 'no',
  hasAdditionalIncome: 'no',
  children: '0',
  dependents: '0',
  alimonyFee: '0',
  rent: '720',
  hasCredits: 'no',
  hasExtraFees: 'no',
  birthDate: '30/07/1985',
  nationalRegistry: '85.07.30-033.28',
  birthLocation: 'Namur',
  nationality: 'BE',
  creditReasons: [{ reason: '10' }],
  creditPurpose: 'Sonde',
  politicallyExposed: 'no',
  signLocation: 'home',
  conditionsAccepted: 'yes',
  exactData: 'yes',
  useMyData: 'no',
};

/** From it on, the answers have their documents. */
const RECAP: StepId = '6';

const BRUSSELS = { fr: 'Bruxelles', nl: 'Brussel' } as const;

/** What some products require, so that no other is proposed. */
function variantsOn(today: CalendarDate, amount: number): readonly Answers[] {
  const monthsAgo = (months: number) => formatDate(addMonths(today, -months));
  const bought = { sellerType: 'garage', price: String(amount + 4_000), advance: '4000' };
  const credit = {
    type: 'PAT',
    amountBorrowed: '5000',
    monthlyAmount: '150',
    beginDate: monthsAgo(20),
    duration: '48',
    remainingAmount: '3000',
    rate: '4,5',
    payBack: 'yes',
  };
  return [
    {},
    { isLandlord: 'yes' },
    { hasCredits: 'yes', currentCredits: [credit] },
    { ...bought, firstRegistration: monthsAgo(5) },
    { ...bought, firstRegistration: monthsAgo(65) },
  ];
}

/** What a probe applies for, as far as it was answered at each step. */
export interface ProbeApplication {
  lang: ContractLocale;
  product: string;
  /** In euros. */
  amount: number;
  /** In months. */
  duration: number;
  /** Everything, as it is sent. */
  answers: Answers;
  steps: readonly { id: StepId; answers: Answers }[];
}

/** An application that the lender's own files accept; `undefined` if they accept none of those tried. */
export function composeProbe(
  configuration: Configuration,
  lang: ContractLocale,
  today: CalendarDate,
): ProbeApplication | undefined {
  const facts = { ...gatherFacts(configuration), tariffs: configuration.tariffs, today };
  for (const product of productsOffered(facts.tariffs)) {
    const tariff = facts.tariffs[product];
    if (tariff === undefined) continue;
    const { duration } = tariff.example;
    const amount = toEuros(tariff.example.amount);
    const loan = { product, productName: tariff.name[lang] ?? product };
    const asked = { ...loan, amount: String(amount), duration: String(duration) };
    for (const variant of variantsOn(today, amount)) {
      const city = { city: BRUSSELS[lang], employerCity: BRUSSELS[lang] };
      const written = { ...TENANT, ...city, ...asked, ...variant };
      const codesOf = (list: ListName) => facts.codesOf(product, list);
      const listed = { ...written, ...listedCodes(codesOf, written) };
      const checked = checkApplication(listed, facts);
      if (!checked.ok) continue;
      const { answers: _, ...offered } = checked.application;
      const answers = { ...listed, ...loanAsAnswers(offered) };
      return { lang, product, amount, duration, answers, steps: stepsOf(answers) };
    }
  }
  return undefined;
}

/** For each code of the invented tenant that the lender's list lacks, the first that it has. */
function listedCodes(codesOf: (list: ListName) => readonly string[], answers: Answers): Answers {
  const fields = STEPS.flatMap(({ sections }) => sections).flatMap((section) => section.fields);
  const replaced = fields.flatMap(({ name, list }) => {
    const codes = list === undefined ? [] : codesOf(list);
    const [first] = codes;
    const isLacking = first !== undefined && !codes.includes(textUnder(answers, name));
    return isLacking && answers[name] !== undefined ? [[name, first] as const] : [];
  });
  return Object.fromEntries(replaced);
}

/** The steps that ask something, each with what was answered up to it, without consents, which are never saved. */
function stepsOf(answers: Answers): ProbeApplication['steps'] {
  const names = new Set<string>(LOAN_NAMES);
  return STEPS.flatMap(({ id, sections }) => {
    const own = sections
      .flatMap(({ fields, lists = [] }) => [...fields.filter(({ fresh }) => !fresh), ...lists])
      .map(({ name }) => name)
      .filter((name) => answers[name] !== undefined);
    for (const name of own) names.add(name);
    const isAsked = id === RECAP || own.length > 0;
    const given = Object.entries(answers).filter(([name]) => names.has(name));
    return isAsked ? [{ id, answers: Object.fromEntries(given) }] : [];
  });
}
