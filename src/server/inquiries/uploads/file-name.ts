import type { FileKind } from '#domain/uploads/accepted-files.ts';

/** The content types by kind of file; images have their own. */
export const CONTENT_TYPES: Readonly<Record<Exclude<FileKind, 'image'>, string>> = {
  text: 'text/plain',
  pdf: 'application/pdf',
  doc: 'application/msword',
  rtf: 'application/rtf',
  pages: 'application/vnd.apple.pages',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const MAX_NAME_LENGTH = 120; // characters

/** The file name without folders, line breaks and characters that change text direction. */
export function plainName(given: string): string {
  const name = (given.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}\u2028\u2029"]/gu, '').trim();
  const characters = [...name]; // a lone surrogate cannot be in an address
  if (characters.length <= MAX_NAME_LENGTH) return name;
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${characters.slice(0, MAX_NAME_LENGTH - ending.length).join('')}${ending}`;
}
