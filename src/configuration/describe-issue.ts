import type * as z from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The kinds of value in the lender's files, named as their authors would. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

/**
 * Describes what a schema refused, in plain words that follow the place: "must be a number, but is
 * text". A schema's own message takes precedence.
 */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, issue.input);
    case 'invalid_value':
      if (issue.input === null) return 'is empty';
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum > 1)
        return `has fewer than ${issue.minimum} characters`;
      if (issue.origin === 'string' || issue.origin === 'array') return 'is empty';
      return `must be ${issue.inclusive ? 'at least' : 'over'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `has more than ${issue.maximum} characters`;
      if (issue.origin === 'array') return `has more than ${issue.maximum} entries`;
      return `must be ${issue.inclusive ? 'at most' : 'under'} ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'date'
        ? 'is not a date such as 2027-07-21'
        : 'does not have the required form';
    default:
      return 'is not valid';
  }
};

function describeType(expected: string, input: Issue['input']): string {
  if (input === null) return 'is empty';
  const required = KINDS[expected] ?? `of the kind ${expected}`;
  const kind = Array.isArray(input) ? 'array' : typeof input;
  if (expected === 'int' && kind === 'number') return `must be ${required}`;
  const advice =
    expected === 'string' && kind === 'number'
      ? ': put it between quotes'
      : expected !== 'boolean' && typeof input === 'string' && /^\d+,\d+$/.test(input)
        ? `: write a decimal point, as in ${input.replace(',', '.')}`
        : '';
  return `must be ${required}, but is ${KINDS[kind] ?? kind}${advice}`;
}
