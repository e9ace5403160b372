import { createContext, type ReactNode, useContext } from 'react';

const Prefix = createContext('');

/**
 * Puts a prefix before the ids of the fields in it, where the page has the same fields twice. Names stay
 * as they are; ids are the names without it.
 */
export function FieldIds({ prefix, children }: { prefix: string; children: ReactNode }) {
  return <Prefix value={prefix}>{children}</Prefix>;
}

/** The id of a field's control here; those of its error, hint and note begin with it. */
export function useFieldId(name: string): string {
  return useContext(Prefix) + name;
}
