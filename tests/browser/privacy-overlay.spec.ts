import { ADDRESSES } from '#site/addresses.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

test('the privacy text opens over the page, and closes onto it or onward', async ({
  page,
  noise,
}) => {
  await page.goto(ADDRESSES.faq.nl);
  const link = page.locator('.newsletter [data-privacy-overlay]');
  const overlay = page.getByRole('dialog', { name: 'Privacy' });
  let fetches = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ADDRESSES.privacy.nl) fetches += 1;
  });
  await link.dblclick();
  await expect(overlay).toContainText('Gegevensbeschermingsautoriteit');
  expect(fetches).toBe(1);
  await expect(overlay.locator('.term')).toHaveCount(0);
  await expectAccessible(page, 'the page with the privacy text over it');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(ADDRESSES.faq.nl);

  await link.evaluate((element) => element.setAttribute('data-redirect', '/nl/contact/'));
  await link.click();
  await overlay.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page).toHaveURL(ADDRESSES.contact.nl);

  // Where it cannot be fetched, the link leads there as any other does.
  noise.announce(/Failed to load resource|net::ERR/);
  await page.goto(ADDRESSES.faq.nl);
  let isFirst = true;
  await page.route(`**${ADDRESSES.privacy.nl}`, (route) => {
    const first = isFirst;
    isFirst = false;
    return first ? route.abort() : route.continue();
  });
  await link.click();
  await expect(page).toHaveURL(ADDRESSES.privacy.nl);
});
