import { isLocale, type Locale } from '#domain/locale/locale.ts';
import type { Value } from './merge-yaml.ts';

/** A field of the editor's forms, in the editor's own terms. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly [option: string]: unknown;
}

/** The parts of a JSON Schema (draft 2020-12) that forms are made from. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A text longer than this gets a field of several lines. */
const LONG_TEXT = 100;

/** How many values name an entry of a list that is closed. */
const MAX_IN_SUMMARY = 3;

/** The schema whose texts in several languages have those of the site alone. */
export function inLanguages(schema: Schema, languages: readonly Locale[]): Schema {
  const { properties, items, required } = schema;
  const others = othersOf(schema);
  const isShown = (name: string) => !isLocale(name) || languages.includes(name);
  return {
    ...schema,
    ...(items && { items: inLanguages(items, languages) }),
    ...(others && { additionalProperties: inLanguages(others, languages) }),
    ...(required && { required: required.filter(isShown) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => isShown(name))
          .map(([name, part]) => [name, inLanguages(part, languages)]),
      ),
    }),
  };
}

/**
 * The field for what a schema allows. Where the schema leaves open what stands there, and where the names of a map are
 * the lender's own, the field follows what stands in the file.
 * @param written what the file holds in this place
 */
export function fieldOf(
  name: string,
  schema: Schema,
  written: Value | undefined,
  required: boolean,
): Field {
  const hint = schema.description === undefined ? {} : { hint: schema.description };
  const base = { name, label: schema.title ?? labelOf(name), required, i18n: true, ...hint };
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return { ...base, widget: 'select', options: values };
  const type = schema.type ?? typeOf(written);
  if (type === 'object') return { ...base, ...objectOptions(schema, written) };
  // A list that has to be there may be empty all the same: a day without opening hours.
  if (type === 'array')
    return {
      ...base,
      required: required && schema.minItems !== undefined,
      ...listOptions(schema, written),
    };
  if (type === 'boolean') return { ...base, widget: 'boolean' };
  if (type === 'integer' || type === 'number')
    return {
      ...base,
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      step: type === 'integer' ? 1 : 0.01,
    };
  if (schema.format === 'date')
    return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.format === 'colour' || schema.format === 'translucent-colour')
    return {
      ...base,
      widget: 'color',
      allowInput: true,
      enableAlpha: schema.format === 'translucent-colour',
    };
  const isLong =
    (schema.maxLength ?? 0) > LONG_TEXT ||
    (typeof written === 'string' && written.length > LONG_TEXT);
  const longest = schema.maxLength === undefined ? {} : { maxlength: schema.maxLength };
  return { ...base, widget: isLong ? 'text' : 'string', ...longest };
}

/**
 * The fields of what a schema of an object names, and of what else the file holds there.
 * @param isAlways whether a name that the schema does not have is always there, and never empty
 */
export function fieldsOf(
  schema: Schema,
  written: Value | undefined,
  isAlways: (name: string) => boolean = () => true,
): readonly Field[] {
  const inFile = recordOf(written);
  const { properties = {}, required = [] } = schema;
  const others = Object.keys(inFile).filter(
    (name) => !Object.hasOwn(properties, name) && !isEmptyMap(inFile[name]),
  );
  return [
    ...Object.entries(properties)
      .map(([name, part]) => fieldOf(name, part, inFile[name], required.includes(name)))
      .filter((field) => !hasNoFields(field)),
    ...others.map((name) => fieldOf(name, othersOf(schema) ?? {}, inFile[name], isAlways(name))),
  ];
}

/** What a schema allows under names of the lender's own. */
function othersOf({ additionalProperties }: Schema): Schema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function objectOptions(schema: Schema, written: Value | undefined) {
  return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, written) };
}

function listOptions({ items = {} }: Schema, written: Value | undefined) {
  const entries: readonly Value[] = Array.isArray(written) ? written : [];
  const sample = sampleOf(entries);
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum };
  if ((items.type ?? typeOf(sample)) !== 'object')
    return { widget: 'list', field: fieldOf('item', items, sample, true) };
  const isAlways = (name: string) =>
    entries.every((entry) => !['', null, undefined].includes(recordOf(entry)[name] as string));
  const fields = fieldsOf(items, sample, isAlways);
  const shown = fields.filter(({ widget }) => widget !== 'object' && widget !== 'list');
  const days = shown.filter(isOptionalDay).map(dayInSummary);
  const others = shown.filter((field) => !isOptionalDay(field)).slice(0, MAX_IN_SUMMARY);
  const summary = others.map(inSummary).join(' · ') + days.join('');
  return { widget: 'list', collapsed: true, fields, ...(summary ? { summary } : {}) };
}

const isOptionalDay = ({ widget, required }: Field) => widget === 'datetime' && !required;

/** Where the day is there: " from 2027-01-01". */
const dayInSummary = ({ name }: Field) =>
  ` {{fields.${name} | ternary('${name} ', '')}}{{fields.${name}}}`;

function inSummary({ name, required }: Field): string {
  return required ? `{{fields.${name}}}` : `{{fields.${name} | default('–')}}`;
}

/** One entry that has every name that any entry of the list has. */
function sampleOf(entries: readonly Value[]): Value | undefined {
  if (typeOf(entries[0]) !== 'object') return entries[0];
  return Object.assign({}, ...entries.toReversed().map(recordOf)) as Value;
}

function typeOf(value: Value | undefined): string {
  if (Array.isArray(value)) return 'array';
  if (value === undefined || value === null) return 'string';
  return typeof value;
}

/** A map of the lender's own names that has none yet: the editor takes no part without fields. */
const hasNoFields = ({ widget, fields }: Field) =>
  widget === 'object' && Array.isArray(fields) && fields.length === 0;

/** A map without entries says nothing of what could stand in it, and is left as it is. */
const isEmptyMap = (value: Value | undefined) =>
  typeOf(value) === 'object' && Object.keys(recordOf(value)).length === 0;

const recordOf = (value: Value | undefined): Readonly<Record<string, Value>> =>
  typeOf(value) === 'object' ? (value as Readonly<Record<string, Value>>) : {};

/** "securityEmail" as "Security email". */
function labelOf(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return capitalize(words);
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
