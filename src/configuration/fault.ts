/** One thing wrong in one file, worded for the operator. */
export interface ConfigurationFault {
  readonly file: string;
  /** "line:column path", "12:7 products.car"; empty where it is the file as a whole. */
  readonly place: string;
  readonly reason: string;
}

/** A value, or all that is wrong with what should have held it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly ConfigurationFault[] };

/** One line of a report: "config/tariffs.yaml:12:7 products.car: …". */
export function describeFault({ file, place, reason }: ConfigurationFault): string {
  return `${place === '' ? file : `${file}:${place}`}: ${reason}`;
}
