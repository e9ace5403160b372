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
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A text longer than this gets a field of several lines. */
const LONG_TEXT = 100;

/** The schema whose texts in several languages have those of the site alone. */
export function inLanguages(schema: Schema, languages: readonly Locale[]): Schema {
  const { properties, items, required } = schema;
  const isShown = (name: string) => !isLocale(name) || languages.includes(name);
  return {
    ...schema,
    ...(items && { items: inLanguages(items, languages) }),
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
  const base = { name, label: labelOf(name), required, i18n: true };
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
    ...Object.entries(properties).map(([name, part]) =>
      fieldOf(name, part, inFile[name], required.includes(name)),
    ),
    ...others.map((name) => fieldOf(name, {}, inFile[name], isAlways(name))),
  ];
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
  const shown = fields.slice(0, 3).filter(({ widget }) => widget !== 'object' && widget !== 'list');
  const summary = shown.map(({ name }) => `{{fields.${name}}}`).join(' · ');
  return { widget: 'list', collapsed: true, fields, ...(summary ? { summary } : {}) };
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
  return words.charAt(0).toUpperCase() + words.slice(1);
}
