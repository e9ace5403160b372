import type { Locator, Page } from '@playwright/test';

/** The control of this name, exactly as the contract spells it. */
export function control(page: Page | Locator, name: string): Locator {
  return page.locator(`[name="${name}"]`);
}

/** The kind of every visible control by name, read at once because a form has many. */
export function controlKinds(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[name]')].map((element) => [
        element.getAttribute('name') ?? '',
        element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
      ]),
    ),
  );
}

/** Answers a control according to its kind: types, selects, chooses or ticks. */
export async function answer(page: Page | Locator, name: string, value: string): Promise<void> {
  const kind = await control(page, name)
    .first()
    .evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    );
  await answerKind(page, name, kind, value);
}

/** Answers a control whose kind is known. */
export async function answerKind(
  page: Page | Locator,
  name: string,
  kind: string,
  value: string,
): Promise<void> {
  const first = control(page, name).first();
  if (kind === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check();
  else if (kind === 'checkbox') await first.setChecked(value === 'yes');
  else if (kind === 'select') await first.selectOption(value);
  else await first.fill(value);
}

/** Whether answering a control of this kind can show or hide others. */
export function changesForm(kind: string): boolean {
  return kind === 'radio' || kind === 'checkbox' || kind === 'select';
}

/** The element that shows a control's fault. */
export function errorOf(page: Page, name: string): Locator {
  return page.locator(`[id="${name}-error"]`);
}

/** The machine-readable figure shown under this name. */
export async function figure(page: Page | Locator, name: string): Promise<number> {
  const value = await page.locator(`[data-value="${name}"]`).first().getAttribute('data-number');
  return Number(value);
}
