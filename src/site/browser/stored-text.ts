/** A text in the browser's storage. A browser that refuses storage keeps none. */
export interface StoredText {
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
}

export function storedText(storage: () => Storage, key: string): StoredText {
  return {
    read: () => guarded(() => storage().getItem(key) ?? undefined),
    write: (text) => guarded(() => storage().setItem(key, text)),
    remove: () => guarded(() => storage().removeItem(key)),
  };
}

function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
