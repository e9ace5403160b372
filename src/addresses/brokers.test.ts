import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { brokerPath } from './broker-path.ts';
import {
  BROKER_SITEMAP,
  brokerAddress,
  brokerAddresses,
  NO_BROKER,
  NO_BROKER_ADDRESSES,
} from './brokers.ts';
import { ADDRESSES } from './pages.ts';

describe('the page of a broker', () => {
  it.each(LOCALES)('stands below the finder, in %s', (locale) => {
    const address = brokerAddress(locale, 'b-12');
    expect(address).toBe(`${ADDRESSES.brokers[locale]}b-12/`);
    expect(brokerPath(ADDRESSES.brokers[locale], 'b-12')).toBe(address);
  });

  it('has an address in every language, each its own', () => {
    const addresses = brokerAddresses('b-12');
    expect(Object.keys(addresses)).toEqual([...LOCALES]);
    expect(new Set(Object.values(addresses)).size).toBe(LOCALES.length);
  });

  it('is never at the address of a page of the site', () => {
    const pages = Object.values(ADDRESSES).flatMap((paths) => Object.values<string>(paths));
    for (const address of Object.values(brokerAddresses('b-12')))
      expect(pages).not.toContain(address);
  });
});

it('is built once, for nobody, at an address that no broker can have', () => {
  for (const address of Object.values(NO_BROKER_ADDRESSES))
    expect(address.endsWith(`/${NO_BROKER.id}/`)).toBe(true);
  expect(NO_BROKER.id).not.toMatch(/[\w-]/);
});

it('has placeholders that differ, and that no name of a broker contains', () => {
  const { id, name, description } = NO_BROKER;
  expect(new Set([id, name, description]).size).toBe(3);
  for (const placeholder of [name, description]) expect(placeholder).toMatch(/^~\w+~$/);
});

it('has a sitemap outside the languages', () => {
  for (const locale of LOCALES) expect(BROKER_SITEMAP.startsWith(`/${locale}/`)).toBe(false);
});
