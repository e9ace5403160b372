/** A fault in a file, worded for the operator. */
export interface ConfigurationFault {
  readonly file: string;
  /** "line:column path", such as "12:7 products.car"; empty for the file as a whole. */
  readonly place: string;
  readonly reason: string;
}

/** A value, or all the faults that prevent it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly ConfigurationFault[] };

/** A line of a report: "config/tariffs.yaml:12:7 products.car: …". */
export function describeFault({ file, place, reason }: ConfigurationFault): string {
  return `${place === '' ? file : `${file}:${place}`}: ${reason}`;
}
