/** What visitors may add to a form (W-6.5). */
export const MAX_FILES = 6;
export const MAX_FILE_BYTES = 10 * 1024 * 1024; // bytes

/** The types of file, by the ending of the name (W-6.5). An image may be of any image type. */
const KINDS = {
  jpg: 'image',
  jpeg: 'image',
  jfif: 'image',
  jpe: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  heic: 'image',
  heif: 'image',
  avif: 'image',
  tif: 'image',
  tiff: 'image',
  bmp: 'image',
  txt: 'text',
  pdf: 'pdf',
  doc: 'doc',
  rtf: 'rtf',
  pages: 'pages',
  docx: 'docx',
  pptx: 'pptx',
  xls: 'xls',
  xlsx: 'xlsx',
} as const;

export type FileKind = (typeof KINDS)[keyof typeof KINDS];

/** For the file dialogue: ".jpg,.jpeg,…". */
export const ACCEPTED_NAMES = Object.keys(KINDS).map((ending) => `.${ending}`);

/**
 * Undefined if no such file is accepted. A name without an ending may be a photo's, as some phones pass it on; its
 * content decides.
 */
export function kindOfName(name: string): FileKind | undefined {
  return name.includes('.') ? kindOfEnding(name) : 'image';
}

/** The same, where only the name is known: without an ending it is none. */
export function kindOfEnding(name: string): FileKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(KINDS, ending)
    ? KINDS[ending as keyof typeof KINDS]
    : undefined;
}
