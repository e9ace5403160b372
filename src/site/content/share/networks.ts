import type { ShareWords } from '#words/share/share.ts';

/** The networks a page can be shared on: address and size of the window, in CSS pixels (W-7.6). */
export const NETWORKS = {
  facebook: {
    width: 575,
    height: 300,
    address: (page: string) => addressOf('https://www.facebook.com/sharer/sharer.php', { u: page }),
  },
  linkedin: {
    width: 550,
    height: 255,
    address: (page: string) =>
      addressOf('https://www.linkedin.com/sharing/share-offsite/', { url: page }),
  },
  twitter: {
    width: 550,
    height: 255,
    address: (page: string, title: string) =>
      addressOf('https://twitter.com/intent/tweet', { url: page, text: title }),
  },
} as const satisfies Record<
  string,
  { width: number; height: number; address: (page: string, title: string) => string }
>;

export type Network = keyof typeof NETWORKS & keyof ShareWords;

function addressOf(base: string, query: Readonly<Record<string, string>>): string {
  return `${base}?${new URLSearchParams(query)}`;
}
