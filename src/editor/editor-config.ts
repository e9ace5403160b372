import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { brandSchema } from '#configuration/brand/brand-schema.ts';
import { type ContentFolder, FRONT_MATTER } from '#configuration/content-schemas.ts';
import { LAW_FILE, lawFolder, lawSchema } from '#configuration/law-file.ts';
import { lenderSchema } from '#configuration/lender-file.ts';
import { loadConfiguration, offeredIn } from '#configuration/load-configuration.ts';
import { TARIFF_FOLDER, tariffSchema } from '#configuration/tariff-file.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { WHERE_WORDS_SHOW } from '#words/where-words-show.ts';
import {
  type ConfigurationForm,
  configurationForms,
  type EditedFolders,
  openFile,
  readForm,
  readValue,
  TEXT_FOLDERS,
} from './editable-files.ts';
import {
  capitalize,
  type Field,
  fieldOf,
  fieldsOf,
  inLanguages,
  type Schema,
} from './form-fields.ts';
import { isRecord, type Value } from './merge-yaml.ts';
import { type Sentence, sentencesByCatalogue } from './word-forms.ts';

/** How the kinds of texts are called, and the property that names one of them. */
const TEXTS: Readonly<Record<ContentFolder, { label: string; one: string; title: string }>> = {
  pages: { label: 'Pages', one: 'page', title: 'title' },
  loans: { label: 'Loans', one: 'loan', title: 'title' },
  faq: { label: 'Frequent questions', one: 'question', title: 'question' },
  glossary: { label: 'Glossary', one: 'term', title: 'term' },
  news: { label: 'News', one: 'article', title: 'title' },
  banners: { label: 'Banners', one: 'banner', title: 'text' },
  campaigns: { label: 'Campaigns', one: 'campaign', title: 'title' },
  films: { label: 'Films', one: 'film', title: 'title' },
};

/** Texts whose file names the program knows: they are changed, and neither added nor removed. */
const FIXED: readonly ContentFolder[] = ['pages', 'loans'];

/** How the names of tariffs in files of their own begin. */
const IN_TARIFF_FOLDER = `${TARIFF_FOLDER}-`;

const FILES: Readonly<Record<string, { label: string; schema?: z.ZodType }>> = {
  lender: { label: 'Lender', schema: lenderSchema },
  tariffs: { label: 'Tariffs', schema: tariffSchema },
  mortgages: { label: 'Mortgages' },
  brokers: { label: 'Brokers' },
  holidays: { label: 'Holidays' },
  lists: { label: 'Lists of the application' },
  law: { label: 'Highest rates and longest durations', schema: lawSchema },
  'brand-brand': { label: 'Brand', schema: brandSchema },
};

/**
 * The configuration of Sveltia CMS for a lender's files, as it stands in its documentation: a collection for each kind of
 * text, and one for the files of the configuration. The forms come from the schemas that check the same files.
 */
export function editorConfig(folders: EditedFolders) {
  const { languages } = folders;
  const isOffered = offeredIn(loadConfiguration(folders.configDir));
  return {
    backend: { name: 'test-repo' },
    media_folder: 'content/pictures',
    output: { omit_empty_optional_fields: true },
    show_preview_links: false,
    i18n: { structure: 'multiple_folders', locales: languages, default_locale: languages[0] },
    collections: [
      ...TEXT_FOLDERS.map((folder) => textCollection(folder, folders)),
      {
        name: 'config',
        label: 'Configuration',
        editor: { preview: false },
        files: configurationForms(folders).flatMap((form) => configurationForm(form, folders)),
      },
      {
        name: 'words',
        label: 'Words',
        editor: { preview: false },
        i18n: true,
        files: [...sentencesByCatalogue(languages, isOffered)].map(([name, sentences]) =>
          wordForm(name, sentences, languages),
        ),
      },
    ],
  };
}

function textCollection(folder: ContentFolder, folders: EditedFolders) {
  const { label, one, title } = TEXTS[folder];
  const isFixed = FIXED.includes(folder);
  const body: Field = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    modes: ['raw'],
    required: false,
    i18n: true,
  };
  return {
    name: folder,
    label,
    label_singular: one,
    folder: `content/${folder}`,
    extension: 'json',
    format: 'json',
    i18n: true,
    create: !isFixed,
    delete: !isFixed,
    identifier_field: title,
    slug: {
      editable: ['create'],
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case letters, digits and hyphens, in English'],
    },
    summary: `{{${title}}}`,
    fields: [...fieldsOf(schemaOf(FRONT_MATTER[folder], folders), undefined), body],
  };
}

/** The form of a file; none where the file cannot be read. */
function configurationForm({ name, path, file }: ConfigurationForm, folders: EditedFolders) {
  const [, dated] = name.split(IN_TARIFF_FOLDER);
  const { label, schema } = FILES[dated === undefined ? name : 'tariffs'] ?? { label: name };
  const form = openFile(path, folders);
  const held = form && readForm(form);
  if (!held) return [];
  const fields = fieldsOf(schema ? schemaOf(schema, folders) : {}, held.value);
  return [
    {
      name,
      label: dated === undefined ? label : `${label}: ${dated}`,
      file: path,
      format: 'json',
      fields: name === 'law' && !existsSync(file) ? fields.map(begunWithLaw) : fields,
    },
  ];
}

/** A lender's table of the highest rates repeats the rows of before. */
function begunWithLaw(field: Field): Field {
  return field.name === 'highestTaegs' ? { ...field, default: shippedRates() } : field;
}

function shippedRates(): Value {
  const tables = readValue(join(lawFolder(), LAW_FILE));
  return (isRecord(tables) ? tables.highestTaegs : undefined) ?? [];
}

function wordForm(name: string, sentences: readonly Sentence[], languages: readonly Locale[]) {
  const where = WHERE_WORDS_SHOW[name];
  const locales = languages.filter((locale) => sentences.some(({ texts }) => locale in texts));
  return {
    name,
    label: where === undefined ? name : `${capitalize(where)} (${name})`,
    file: `words/{{locale}}/${name}.json`,
    format: 'json',
    i18n: { locales, default_locale: locales[0] },
    fields: sentences.map(wordField),
  };
}

/** The field of a sentence, with the program's own text below it. */
function wordField({ key, field, texts }: Sentence): Field {
  const hint = Object.entries(texts)
    .map(([locale, text]) => `${locale} ${text === '' ? '–' : `“${escapeHint(text)}”`}`)
    .join(' · ');
  const [longest] = Object.values(texts).toSorted((a, b) => b.length - a.length);
  return {
    ...fieldOf(field, { description: `The program’s text: ${hint}` }, longest, false),
    label: key,
  };
}

/** A hint is Markdown. */
const escapeHint = (text: string) => text.replace(/[\\`*_~[\]<>&]/g, '\\$&');

function schemaOf(schema: z.ZodType, { languages }: EditedFolders): Schema {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return inLanguages(written as Schema, languages);
}
