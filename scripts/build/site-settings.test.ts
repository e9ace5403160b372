import { expect, it } from 'vitest';
import { readSettings } from '../../src/server/program/settings/read-settings.ts';
import { publicUrlOf, siteSettings } from './site-settings.ts';

it.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '' }, 'http://localhost:3000'],
  [{ PORT: '4100' }, 'http://localhost:4100'],
  [{ PORT: '4100', PUBLIC_URL: ' ' }, 'http://localhost:4100'],
  [{ PORT: '4100', PUBLIC_URL: 'https://fluvia.example' }, 'https://fluvia.example'],
])("with %j pages are built for the server's address: %s", (environment, url) => {
  expect(publicUrlOf(environment)).toBe(url);
  const read = readSettings(environment);
  expect(read.ok && read.settings.publicUrl).toBe(url);
});

it.each([['0'], ['many'], ['-1']])('PORT=%s uses the default port', (PORT) => {
  expect(publicUrlOf({ PORT })).toBe('http://localhost:3000');
});

it('another port changes the pages, the default one does not', () => {
  expect(siteSettings({ PORT: '4100' })).not.toEqual(siteSettings({}));
  expect(siteSettings({ PORT: '3000' })).toEqual(siteSettings({}));
});

it('another period changes the pages', () => {
  expect(siteSettings({ KEEP_SHARES_DAYS: '7' })).not.toEqual(siteSettings({}));
});

it('a geocoder changes the pages, without storing its address', () => {
  const GEOCODER_URL = 'https://geocoder.example/search?key=secret';
  expect(siteSettings({ GEOCODER_URL })).not.toEqual(siteSettings({}));
  expect(siteSettings({ GEOCODER_URL: ' ' })).toEqual(siteSettings({}));
  expect(siteSettings({ GEOCODER_URL }).join()).not.toContain('secret');
});
