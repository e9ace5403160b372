type LaterScreens = typeof import('./later-screens.ts');

let loaded: LaterScreens | undefined;

/** Loads the code of the steps after the first; false if the connection fails. */
export async function loadLaterScreens(): Promise<boolean> {
  try {
    loaded ??= await import('./later-screens.ts');
    return true;
  } catch {
    return false;
  }
}

/** The screens after the first step. Throws where they are not loaded. */
export function laterScreens(): LaterScreens {
  if (!loaded) throw new Error('The later screens are not loaded');
  return loaded;
}
