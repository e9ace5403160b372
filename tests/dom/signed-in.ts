import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { SIGNED_IN_NAMES, type SignedInValues } from '#journey/signed-in.ts';
import { PEOPLE, type PersonId } from '#server/applications/sign-in/mock-itsme/people.ts';
import { readItsmeClaims } from '#server/applications/sign-in/read-claims.ts';
import { draftOf } from '../examples/application-window.ts';
import { fluvia } from '../examples/fluvia.ts';
import { ApplicationPage, type Served } from './application-page.tsx';

const AT = '2026-11-20T11:00:00Z';

/** What itsme says of an invented person, as the server reads it. */
export function valuesOf(person: PersonId, locale: ContractLocale = 'fr'): SignedInValues {
  const found = PEOPLE[person];
  return 'claims' in found ? readItsmeClaims(found.claims, fluvia.places, locale) : {};
}

interface Arrival {
  readonly locale?: ContractLocale;
  /** What was answered before signing in. */
  readonly before?: Answers;
  readonly server?: readonly Served[];
}

/** The page of somebody who comes back from itsme as this person. */
export async function signedInAs(
  person: PersonId,
  { locale = 'fr', before = {}, server = [] }: Arrival = {},
): Promise<ApplicationPage> {
  const values = valuesOf(person, locale);
  const signedIn = SIGNED_IN_NAMES.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ provider: 'itsme', at: AT, name, value }];
  });
  return await comeBack('done', { locale, before, server, signedIn });
}

/** The page of somebody who comes back from a provider with this outcome. */
export async function comeBack(
  outcome: string,
  { locale = 'fr', before = {}, server = [], signedIn = [] }: Arrival & { signedIn?: object[] },
): Promise<ApplicationPage> {
  const draft = { ...draftOf(before), signedIn } as unknown as Answers;
  const page = new ApplicationPage({
    locale,
    token: 'a.session.token',
    draft,
    at: `${locale === 'fr' ? '/fr/demande-de-credit/' : '/nl/kredietaanvraag/'}?sign-in=${outcome}`,
    server: [
      [/\/sign-ins$/, [200, [{ id: 'itsme', name: 'itsme' }]]],
      [/\/postcode\//, [200, localities(locale)]],
      ...server,
    ],
  });
  await page.hasState('form');
  return page;
}

/** Every locality of the invented people. */
const localities = (locale: ContractLocale) =>
  Object.keys(PEOPLE).flatMap((person) => valuesOf(person as PersonId, locale).city ?? []);
