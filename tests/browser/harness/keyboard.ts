import { expect, type Page } from '@playwright/test';

/** More tab stops than any screen has: beyond them, a control cannot be reached. */
const MAX_STOPS = 90;

interface Focused {
  readonly name: string;
  readonly kind: string;
  readonly value: string;
  readonly action: string;
  readonly checked: boolean;
}

/** The element with the focus. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const field =
      at instanceof HTMLInputElement ||
      at instanceof HTMLSelectElement ||
      at instanceof HTMLTextAreaElement
        ? at
        : undefined;
    return {
      name: field?.name ?? '',
      kind: field?.type ?? '',
      value: field?.value ?? '',
      action: at?.getAttribute('data-action') ?? '',
      checked: at instanceof HTMLInputElement && at.checked,
    };
  });
}

async function tabUntil(
  page: Page,
  isThere: (at: Focused) => boolean,
  what: string,
): Promise<Focused> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const at = await focused(page);
    if (isThere(at)) return at;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never came to ${what}`);
}

/** Goes to a control with Tab and answers it with the keys a person would use. */
export async function answerByKeyboard(page: Page, name: string, value: string): Promise<void> {
  const at = await tabUntil(page, (stop) => stop.name === name, name);
  if (at.kind === 'checkbox') {
    await page.keyboard.press('Space');
  } else if (at.kind === 'radio') {
    for (let tries = 0; tries < 8 && (await focused(page)).value !== value; tries += 1)
      await page.keyboard.press('ArrowDown');
    if (!(await focused(page)).checked) await page.keyboard.press('Space');
  } else if (at.kind.startsWith('select')) {
    for (let tries = 0; tries < 40 && (await focused(page)).value !== value; tries += 1)
      await page.keyboard.press('ArrowDown');
    expect((await focused(page)).value, name).toBe(value);
  } else {
    await page.keyboard.type(value);
  }
}

/** Goes to a button with Tab and presses it with Enter. */
export async function pressByKeyboard(page: Page, action: string): Promise<void> {
  await tabUntil(page, (at) => at.action === action, `the button ${action}`);
  await page.keyboard.press('Enter');
}
