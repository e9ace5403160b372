import type * as z from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** What the lender's files are made of, in the words of who writes them. */
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
 * The reason for what a schema alone refuses, in plain words after the place: «has to be a number,
 * and is text». A schema that gives its own message goes first.
 */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, issue.input);
    case 'invalid_value':
      if (issue.input === null) return 'is empty';
      return `has to be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum > 1)
        return `has fewer than ${issue.minimum} characters`;
      if (issue.origin === 'string' || issue.origin === 'array') return 'is empty';
      return `has to be ${issue.inclusive ? 'at least' : 'over'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `has more than ${issue.maximum} characters`;
      if (issue.origin === 'array') return `has more than ${issue.maximum} entries`;
      return `has to be ${issue.inclusive ? 'at most' : 'under'} ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'date'
        ? 'is not a date such as 2027-07-21'
        : 'is not written as it has to be';
    default:
      return 'is not as it has to be';
  }
};

function describeType(expected: string, input: Issue['input']): string {
  if (input === null) return 'is empty';
  const wanted = KINDS[expected] ?? `of the kind ${expected}`;
  const kind = Array.isArray(input) ? 'array' : typeof input;
  if (expected === 'int' && kind === 'number') return `has to be ${wanted}`;
  const advice = expected === 'string' && kind === 'number' ? ': put it between quotes' : '';
  return `has to be ${wanted}, and is ${KINDS[kind] ?? kind}${advice}`;
}
