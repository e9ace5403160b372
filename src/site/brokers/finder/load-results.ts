type ResultsPart = typeof import('./results.tsx');

let loaded: ResultsPart | undefined;

/** Loads what lists brokers; false if the connection fails. */
export async function loadResults(): Promise<boolean> {
  try {
    loaded ??= await import('./results.tsx');
    return true;
  } catch {
    return false;
  }
}

/** What lists brokers. Throws where it is not loaded: none is found before. */
export function resultsPart(): ResultsPart {
  if (!loaded) throw new Error('The results are not loaded');
  return loaded;
}
