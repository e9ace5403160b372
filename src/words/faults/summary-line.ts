import { ownName } from '#journey/borrowers.ts';
import { type ApplicationCatalogue, entryTitle } from '../application/application.ts';
import { ofCoborrower } from '../budget/of-coborrower.ts';
import { fill } from '../translation.ts';

interface Line {
  /** The control's name. */
  readonly name: string;
  readonly message: string;
}

/**
 * A message in the summary above the form. Away from its section it has to say whose answer and which
 * entry it is about, if the step asks the same more than once. `coborrower` is their name, once it is known.
 */
export function summaryLine(
  line: Line,
  asked: ReadonlySet<string>,
  words: ApplicationCatalogue,
  coborrower?: string,
): string {
  const entry = entryNamed(line.name, asked, words);
  const theirs = isUnclearlyTheirs(line, asked, words)
    ? (coborrower ?? words.errors.coborrower)
    : '';
  if (entry === '' && theirs === '') return line.message;
  const place =
    entry !== '' && theirs !== '' ? ofCoborrower(entry, words.budget, coborrower) : entry || theirs;
  return fill(words.errors.at, { place, message: withSmallInitial(line.message) });
}

/** The entry's title, if its list has others. */
function entryNamed(name: string, asked: ReadonlySet<string>, words: ApplicationCatalogue): string {
  const [, list, index] = /^(\w+)\[(\d+)\]\./.exec(name) ?? [];
  if (list === undefined || !showsUnder(`${list}[1].`, asked)) return '';
  return entryTitle(list, Number(index), words);
}

/** Whether it is the co-borrower's, the applicant is asked the same, and the message does not distinguish them. */
function isUnclearlyTheirs(
  { name, message }: Line,
  asked: ReadonlySet<string>,
  { errors }: ApplicationCatalogue,
): boolean {
  const own = ownName(name);
  const [list, ...inList] = own.name.split('[');
  return (
    own.borrower === 'coborrower' &&
    (inList.length > 0 ? showsUnder(`${list}[`, asked) : asked.has(own.name)) &&
    !message.toLowerCase().includes(errors.coborrower.toLowerCase())
  );
}

const showsUnder = (beginning: string, asked: ReadonlySet<string>) =>
  [...asked].some((name) => name.startsWith(beginning));

const withSmallInitial = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
