import type { Page } from '@playwright/test';

/** How far down a phone's first screen the first answer of a step may end, in CSS pixels. */
export const FIRST_ANSWER = 560;

/** The fields of a step. */
const FIELDS = '.step-form :is(.choice__option, .field__input)';

/** Where the first answer that a step asks for ends. `of`: what counts as an answer. */
export async function endOfFirstAnswer(page: Page, of = FIELDS): Promise<number> {
  const box = await page.locator(of).first().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
