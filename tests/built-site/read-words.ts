import { Parser } from 'htmlparser2';

/** What is on a page and not read by one who looks at it: options that are not chosen, names for screen readers. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'select']);

/** What stands between two words; what a no-break space joins is one. */
const BETWEEN = /[ \t\n]+/;

/** The words of a page's main part as it opens: without what is folded in, hidden or only heard. */
export function readWords(html: string): readonly string[] {
  const words: string[] = [];
  /** Of each element that is open: whether its text is read. */
  const open: { name: string; isRead: boolean; isFolded: boolean }[] = [];
  /** The text since the last tag: the parser passes it on in pieces, one for each entity. */
  let text = '';
  const take = () => {
    if (open.at(-1)?.isRead)
      words.push(...text.split(BETWEEN).filter((word) => /[\p{L}\p{N}]/u.test(word)));
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      take();
      const parent = open.at(-1);
      const isRead =
        (parent ? parent.isRead : false) || (name === 'main' && parent?.name === 'body');
      const isUnread =
        UNREAD.has(name) ||
        attributes.hidden !== undefined ||
        attributes.popover !== undefined ||
        /(?:^| )unseen(?: |$)/.test(attributes.class ?? '') ||
        (parent?.isFolded === true && name !== 'summary');
      const isFolded = name === 'details' && attributes.open === undefined;
      open.push({ name, isRead: isRead && !isUnread, isFolded });
    },
    ontext(piece) {
      text += piece;
    },
    onclosetag() {
      take();
      open.pop();
    },
  });
  parser.end(html);
  return words;
}
