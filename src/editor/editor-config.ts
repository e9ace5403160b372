import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type ContentFolder, FRONT_MATTER } from '#configuration/content-schemas.ts';
import { lenderSchema } from '#configuration/lender-file.ts';
import {
  CONFIGURATION_FILES,
  type LenderFolders,
  readValue,
  TEXT_FOLDERS,
} from './editable-files.ts';
import { type Field, fieldsOf, inLanguages, type Schema } from './form-fields.ts';

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

const FILES: Readonly<Record<string, { label: string; schema?: z.ZodType }>> = {
  lender: { label: 'Lender', schema: lenderSchema },
  tariffs: { label: 'Tariffs' },
  mortgages: { label: 'Mortgages' },
  brokers: { label: 'Brokers' },
  holidays: { label: 'Holidays' },
  lists: { label: 'Lists of the application' },
};

/**
 * The configuration of Sveltia CMS for a lender's files, as it stands in its documentation: a collection for each kind of
 * text, and one for the files of the configuration. The forms come from the schemas that check the same files.
 */
export function editorConfig(folders: LenderFolders) {
  const { languages } = folders;
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
        files: Object.entries(CONFIGURATION_FILES)
          .filter(([, file]) => existsSync(join(folders.configDir, file)))
          .map(([name, file]) => configurationForm(name, join(folders.configDir, file), folders)),
      },
    ],
  };
}

function textCollection(folder: ContentFolder, folders: LenderFolders) {
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

function configurationForm(name: string, file: string, folders: LenderFolders) {
  const { label, schema } = FILES[name] ?? { label: name };
  return {
    name,
    label,
    file: `config/${name}.json`,
    format: 'json',
    fields: fieldsOf(schema ? schemaOf(schema, folders) : {}, readValue(file)),
  };
}

function schemaOf(schema: z.ZodType, { languages }: LenderFolders): Schema {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return inLanguages(written as Schema, languages);
}
