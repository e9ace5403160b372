import { ADDRESSES } from '#addresses/pages.ts';
import { waitForIdle } from './harness/idle.ts';
import { expect, test } from './harness/one-window.ts';

// W-7.7
test('a film and its captions are fetched only when it is played', {
  tag: '@desktop',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4|vtt)$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto(ADDRESSES.personalLoan.nl);
  const film = page.locator('[data-film]');
  await film.scrollIntoViewIfNeeded();
  await waitForIdle(page);
  expect(fetched).toEqual([]);

  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect
    .poll(() =>
      film.evaluate((video: HTMLVideoElement) => {
        const [captions] = video.textTracks;
        return [captions?.mode, captions?.language, (captions?.cues?.length ?? 0) > 3];
      }),
    )
    .toEqual(['showing', 'nl', true]);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .not.toBe(0);
  // Seeks to a part that was not fetched yet.
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 20;
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(20);
  await page.getByText('Lees wat de film laat zien').click();
  await expect(page.getByText('Een rivier stroomt van links naar rechts')).toBeVisible();
});
