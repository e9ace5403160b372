import type { Locator, Page } from '@playwright/test';

/** The control of this name, exactly as the contract spells it. */
export function control(page: Page | Locator, name: string): Locator {
  return page.locator(`[name="${name}"]`);
}

/** Answers a control the way its kind is answered: types, selects, chooses or ticks. */
export async function answer(page: Page | Locator, name: string, value: string): Promise<void> {
  const first = control(page, name).first();
  const kind = await first.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  if (kind === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check();
  else if (kind === 'checkbox') await first.setChecked(value === 'yes');
  else if (kind === 'select') await first.selectOption(value);
  else await first.fill(value);
}

/** The element that holds what is wrong with this control. */
export function errorOf(page: Page, name: string): Locator {
  return page.locator(`[id="${name}-error"]`);
}

/** The machine-readable figure shown under this name. */
export async function figure(page: Page | Locator, name: string): Promise<number> {
  const value = await page.locator(`[data-value="${name}"]`).first().getAttribute('data-number');
  return Number(value);
}
