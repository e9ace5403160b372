/** Where visitors reach the site, as the build was told (astro.config.ts). For the build alone. */
export const PUBLIC_SITE = new URL(import.meta.env.SITE);

/** The whole address of one of our pages or files. */
export const publicAddress = (path: string) => new URL(path, PUBLIC_SITE).href;
