// The forms that docs/glossary.md gives up for a plain word. `npm run check` refuses them.

/** Where a form is refused: as the beginning of a name or of a constant, or in comments and documents. */
const PATTERNS: Readonly<Record<string, (form: string) => RegExp>> = {
  name: (form) => new RegExp(`(?<![\\w$-])${form}[A-Z]\\w*`, 'g'),
  constant: (form) => new RegExp(`\\b${form}\\w+`, 'g'),
  text: (form) => new RegExp(/\w/.test(form) ? `\\b${form}\\b` : form, 'gi'),
};

const ROW = /^\| (name|constant|text) \| (.+?) \| (.+?) \|$/gm;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g;
const CODE_SPANS = /`[^`]*`|\]\([^)]*\)/g;

export interface OldWord {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

/** The rows of the glossary's section "Words that a lint refuses". */
export function readOldWords(glossary: string): readonly OldWord[] {
  const [, section = ''] = glossary.split('## Words that a lint refuses');
  return [...(section.split('\n## ')[0] ?? '').matchAll(ROW)].flatMap(
    ([, kind = '', forms = '', instead = '']) =>
      forms.split(', ').flatMap((form) => {
        const pattern = PATTERNS[kind]?.(form);
        return pattern === undefined ? [] : [{ kind, pattern, instead }];
      }),
  );
}

/** The old words of a file, each with its line and what to write in its place. */
export function findOldWords(file: string, text: string, words: readonly OldWord[]): string[] {
  const isDocument = file.endsWith('.md');
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const prose = isDocument ? text.replace(CODE_SPANS, blank) : onlyComments(text);
  return words.flatMap(({ kind, pattern, instead }) => {
    if (isDocument && kind !== 'text') return [];
    const searched = kind === 'text' ? prose : text;
    return [...searched.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = searched.slice(0, index).split('\n').length;
      return `${file}:${line}: “${found}” is not used any more: ${instead}`;
    });
  });
}

/** The comments of a source, each in its line. */
function onlyComments(text: string): string {
  const comments = [...text.matchAll(COMMENTS)];
  const codes = text.split(COMMENTS).map((code) => code.replace(/[^\n]/g, ' '));
  return codes.map((code, n) => code + (comments[n]?.[0] ?? '')).join('');
}
