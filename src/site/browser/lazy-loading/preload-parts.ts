/** The style sheets that are under way or there, by their addresses. */
const sheets = new Map<string, Promise<void>>();

/**
 * Imports a part of the site together with what it needs: `parts` are files from the site's root, its
 * scripts, which begin to load beside it, and its style sheets, which it waits for. Rejects where a sheet
 * cannot be loaded; the next call tries again. The build puts this in place of Vite's own helper, four
 * times as long, which every page would send.
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
