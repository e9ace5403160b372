/** Reads HH:MM, from 00:00 to 24:00, as minutes since midnight. */
export function parseClockTime(text: string): number | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  const hours = Number(match?.[1]);
  const minutes = Number(match?.[2]);
  const total = hours * 60 + minutes;
  return match && minutes < 60 && total <= 24 * 60 ? total : undefined;
}
