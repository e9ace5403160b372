import { afterEach, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { FILM_WORDS } from '#words/film/film.ts';
import { Film } from './film.tsx';
import { showCaptions } from './show-captions.ts';

afterEach(leaveBuilt);

it.each(CONTRACT_LOCALES)('shows the captions from the first play on, in %s', async (locale) => {
  openBuilt(
    <main>
      <Film id="river" title="La rivière" locale={locale} words={FILM_WORDS[locale]}>
        <p>Une rivière coule.</p>
      </Film>
    </main>,
    { locale },
  );
  const film = find<HTMLVideoElement>('video');
  const captions = { mode: 'disabled' };
  Object.defineProperty(film, 'textTracks', { value: [captions] });
  showCaptions();
  expect(captions.mode).toBe('disabled');
  expect(film.getAttribute('preload'), 'nothing is fetched before').toBe('none');
  expect(find('track').getAttribute('src')).toBe(`/films/${locale}/river.vtt`);
  film.dispatchEvent(new Event('play'));
  expect(captions.mode).toBe('showing');
  // The reader may switch them off.
  captions.mode = 'hidden';
  film.dispatchEvent(new Event('play'));
  expect(captions.mode).toBe('hidden');
  await expectAccessible();
});
