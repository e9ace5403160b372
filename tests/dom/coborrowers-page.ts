import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { coborrowersView } from '#journey/shared-application.ts';
import { draftOf } from '../examples/application-window.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from '../examples/shared-answers.ts';
import { ApplicationPage, type Served } from './application-page.tsx';

export const LINK = '/fr/demande-de-credit/?token=mailed&params=e30';
const VERDICTS = { isTight: false, hasInsufficientIncomes: false };

/** What the server assesses of the two, and answers to each part that is saved. */
export const assessed = (verdicts: object = VERDICTS): Served => [
  /submit/,
  [200, { status: 200, verdicts: { ...VERDICTS, ...verdicts } }],
];

interface Part {
  readonly locale?: ContractLocale;
  /** The co-borrower's answers so far. */
  readonly answers?: Answers;
  readonly server?: readonly Served[];
}

/** The page of a co-borrower who has opened their link. */
export async function openPart(part: Part = {}): Promise<ApplicationPage> {
  const { locale = 'fr', answers = COBORROWERS_ANSWERS, server = [] } = part;
  const page = new ApplicationPage({
    locale,
    at: locale === 'fr' ? LINK : LINK.replace('/fr/demande-de-credit/', '/nl/kredietaanvraag/'),
    draft: draftOf(coborrowersView(SHARED_ANSWERS, answers)),
    server: [assessed(), ...server],
  });
  await page.hasState('form');
  return page;
}
