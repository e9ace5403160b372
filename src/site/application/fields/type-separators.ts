import type { Field, FieldKind, Scope } from '#journey/field.ts';
import { readField } from '#journey/reading/read-field.ts';

/** Groups of digits, and what stands before each of them but the first. */
interface Mask {
  readonly groups: readonly number[];
  readonly separators: readonly string[];
}

const MASKS: Readonly<Partial<Record<FieldKind, Mask>>> = {
  date: { groups: [2, 2, 4], separators: ['/', '/'] },
  month: { groups: [2, 4], separators: ['/'] },
  nationalRegistry: { groups: [2, 2, 2, 3, 2], separators: ['.', '.', '-', '.'] },
  companyNumber: { groups: [4, 3, 3], separators: ['.', '.'] },
};

/**
 * What a field holds after a change. What comes at once, by a paste or an autofill, is written as the
 * field writes it as soon as it is whole; what is typed gets its separators key by key.
 */
export function writeChange(field: Field, scope: Scope, before: string, typed: string): string {
  const { kind } = field;
  const isRead = MASKS[kind] !== undefined || kind === 'zip';
  return isRead && insertedIn(before, typed) > 1
    ? readField(field, typed, scope)
    : typeSeparators(kind, before, typed);
}

/** How many characters in a row are new. */
function insertedIn(before: string, typed: string): number {
  const shorter = Math.min(before.length, typed.length);
  let head = 0;
  while (head < shorter && before[head] === typed[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === typed.at(-1 - tail)) tail += 1;
  return typed.length - head - tail;
}

/**
 * What a field holds after a key: one more digit at the end gets its separator in front of it.
 * Everything else stays as it is: deleting, a change in the middle, and who
 * sets the separators in their own way.
 */
export function typeSeparators(kind: FieldKind, before: string, typed: string): string {
  const mask = MASKS[kind];
  const isOneMoreDigit =
    typed.length === before.length + 1 && typed.startsWith(before) && /\d$/.test(typed);
  if (!mask || !isOneMoreDigit) return typed;
  const soFar = before.replace(/\D/g, '');
  // A month after its year, "2010/03": the field adds nothing between the digits of a year.
  if (kind === 'month' && Number(soFar.slice(0, 2)) > 12) return typed;
  const isOurs = before === group(soFar, mask) || before === group(`${soFar}0`, mask).slice(0, -1);
  return isOurs ? group(typed.replace(/\D/g, ''), mask) : typed;
}

/** The digits in their groups; those beyond the last group follow it. */
function group(digits: string, { groups, separators }: Mask): string {
  let text = '';
  let at = 0;
  for (const [index, length] of groups.entries()) {
    if (at >= digits.length) break;
    const isLast = index === groups.length - 1;
    const part = isLast ? digits.slice(at) : digits.slice(at, at + length);
    text += (index === 0 ? '' : separators[index - 1]) + part;
    at += part.length;
  }
  return text;
}
