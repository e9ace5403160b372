import { listsOf, type ReferenceLists } from '#domain/lists/reference-lists.ts';
import type { Field } from '#journey/field.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import type { SentValue } from '#journey/sent-answers/field-values.ts';
import { APPLICATION_WORDS, entryTitle } from '#words/application/application.ts';
import { labelsOf } from '#words/fields/choices.ts';
import { FIELD_WORDS, wordsOfField } from '#words/fields/fields.ts';
import type { Request } from '../../stores/request-store.ts';

/**
 * The answers of a request for operators, a line each, in the words of the form in the request's language; an entry of a
 * list stands under its title. Without the lender's lists, their codes stay codes.
 */
export function describeAnswers(
  { answers, lang, product }: Pick<Request, 'answers' | 'lang' | 'product'>,
  lists: ReferenceLists | undefined,
): string[] {
  const inWords = (field: Field | undefined, value: SentValue): string => {
    if (typeof value === 'number')
      return field?.kind === 'amount' ? `${value.toFixed(2)} EUR` : String(value);
    const code = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
    if (field === undefined) return code;
    const labels = labelsOf(field, FIELD_WORDS[lang], (list) =>
      lists ? listsOf(lists, lang, product)[list] : [],
    );
    return labels.get(code) ?? code;
  };
  return Object.entries(answers).flatMap(([name, value]) => {
    if (typeof value !== 'object')
      return [`  ${nameInWords(name, lang)}: ${inWords(FIELDS.get(name), value)}`];
    return value.flatMap((entry, index) => [
      `  ${entryTitle(name, index, APPLICATION_WORDS[lang])} (${name}[${index}])`,
      ...Object.entries(entry).map(([own, answer]) => {
        const { label } = wordsOfField(`${name}[${index}].${own}`, FIELD_WORDS[lang]);
        const field = ENTRY_LISTS.get(name)?.fields.find((one) => one.name === own);
        return `    ${label} (${own}): ${inWords(field, answer)}`;
      }),
    ]);
  });
}

/** A field by its label and its own name, which shows whose and of which address it is: "Rue (employerStreet)". */
export function nameInWords(name: string, lang: Request['lang']): string {
  if (!FIELDS.has(name)) return name;
  const { label } = wordsOfField(name, FIELD_WORDS[lang]);
  return `${label.replace('{link}', APPLICATION_WORDS[lang].conditionsLink)} (${name})`;
}
