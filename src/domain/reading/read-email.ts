import { readLine } from './read-text.ts';

/** An e-mail address, also as mail programs copy it: "Jan Peeters <jan.peeters@skynet.be>". */
export function readEmail(typed: string): string {
  const line = readLine(typed);
  const copied = /<\s*([^<>\s]+@[^<>\s]+)\s*>/.exec(line)?.[1] ?? line;
  return copied
    .replace(/ ?\([^@]*\)$/, '')
    .replace(/^([^?\s]+@[^?\s]+)\?.*$/, '$1')
    .replace(/ ?@ ?/, '@')
    .replaceAll('’', "'")
    .replace(/^(?:["'“([\s]|[e-]*mail(?:to)? ?:)+|["'”)\],;.>/\s]+$/gi, '');
}
