import { createContext, type ReactNode, useContext } from 'react';

const Prefix = createContext('');

/**
 * Prefixes the ids of the fields in it, for pages that have the same fields twice. Names do not change;
 * without a prefix, an id is the name.
 */
export function FieldIds({ prefix, children }: { prefix: string; children: ReactNode }) {
  return <Prefix value={prefix}>{children}</Prefix>;
}

/** The id of a field's control in this context; the ids of its error, hint and note begin with it. */
export function useFieldId(name: string): string {
  return useContext(Prefix) + name;
}
