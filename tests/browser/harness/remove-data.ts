import { rm } from 'node:fs/promises';

/** Removes what the tested server has stored. */
export default async function removeData(): Promise<void> {
  const data = process.env.LOANFRONT_TEST_DATA;
  if (data) await rm(data, { recursive: true, force: true });
}
