/** The public address of the site, from the build's settings (astro.config.ts). Build only. */
export const PUBLIC_SITE = new URL(import.meta.env.SITE);

/** The absolute address of a page or file of ours. */
export const publicAddress = (path: string) => new URL(path, PUBLIC_SITE).href;
