/** The style sheets that are loading or loaded, by address. */
const sheets = new Map<string, Promise<void>>();

/**
 * Imports a module together with its dependencies: `parts` are files from the site's root. Scripts start
 * to load in parallel; style sheets are awaited. Rejects if a sheet fails to load; the next call tries
 * again. The build puts this in place of Vite's own helper, which is four times as long and sent with
 * every page.
 */
export async function preloadParts<T>(
  load: () => Promise<T>,
  parts: readonly string[] = [],
): Promise<T> {
  await Promise.all(parts.map((part) => preloadPart(`/${part}`)));
  return load();
}

function preloadPart(href: string): Promise<void> | undefined {
  const isSheet = href.endsWith('.css');
  const known = sheets.get(href);
  if (known || document.querySelector(`link[href="${href}"]`)) return known;
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  if (!isSheet) return undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      sheets.delete(href);
      link.remove();
      reject(new Error(`${href} cannot be loaded`));
    };
  });
  sheets.set(href, loaded);
  return loaded;
}
