import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ConfiguratorPage,
  closeConfigurator,
  openMortgage,
} from '#tests/dom/configurator-page.tsx';

afterEach(closeConfigurator);

// W-4.18
describe('the page’s address', () => {
  it.each([
    ['?subproduct=used', 'TAEGIVC1'],
    ['?objective=renovation&subproduct=energetic', 'TAEGIAV1'],
    ['?subproduct=TAEGIMC1', 'TAEGIMC1'],
    ['?type=unknown&objective=boat', 'TAEGPSA1'],
  ])('%s opens %s', (query, product) => {
    expect(new ConfiguratorPage({ query }).product).toBe(product);
  });

  it('opens a mortgage with its amount, years, home and rate', async () => {
    const page = await openMortgage(
      '?type=ch&ch-amount=200.000&years=20&home=apartment&variant=5%2F5%2F5',
    );
    expect(page.server.requested).toEqual([
      { amount: '200000', duration: '20', mode: 'total', type: 'flat' },
    ]);
    expect(page.chosen('type')).toBe('apartment');
    expect(page.chosen('offer')).toBe('CH-5-5-5-20');
  });

  it('follows what is typed and chosen once the visitor pauses, and keeps what is not its own', async () => {
    const page = await openMortgage('?type=ch&utm_source=letter');
    page.answer('years', '20');
    page.answer('type', 'apartment');
    expect(location.search).toBe('?type=ch&utm_source=letter');
    page.pause();
    expect(location.search).toBe(
      '?type=ch&mode=borrow&amount=25000&years=20&home=apartment&utm_source=letter',
    );
    page.choose('PAT');
    page.answer('amount', '9000');
    page.pause();
    expect(location.search).toBe('?objective=personal&amount=9000&utm_source=letter');
  });

  it('does not follow an amount that is not lent', () => {
    const page = new ConfiguratorPage();
    page.answer('amount', '9000');
    page.pause();
    page.answer('amount', '1');
    page.pause();
    expect(location.search).toBe('?objective=personal&amount=9000');
  });

  it('stays as it is while nothing is changed', () => {
    const page = new ConfiguratorPage({ query: '?subproduct=used' });
    page.pause();
    expect(location.search).toBe('?subproduct=used');
  });

  it('brings back what was left', async () => {
    const query = '?type=light&mode=settle&amount=300&years=8';
    const page = await openMortgage(query);
    expect(page.control('amount').value).toBe('300');
    expect(page.control('years').value).toBe('8');
    page.pause();
    expect(location.search).toBe(query);
  });
});

it('an amount typed before the page’s script ran counts', () => {
  const page = new ConfiguratorPage({
    beforeHydration: (built) => {
      built.control('amount').value = '9000';
    },
  });
  expect(page.figure('amount')).toBe(9_000);
});

describe('each credit', () => {
  it('keeps what was typed of it', async () => {
    const page = new ConfiguratorPage();
    page.answer('amount', '9000');
    page.choose('CH');
    page.answer('amount', '180000');
    page.answer('mode', 'settle');
    page.answer('amount', '900');
    page.choose('LIGHT');
    page.answer('amount', '12000');
    page.choose('PAT');
    expect(page.control('amount').value).toMatch(/^9\s000$/);
    page.choose('CH');
    expect(page.control('amount').value).toBe('900');
    page.answer('mode', 'borrow');
    expect(page.control('amount').value).toMatch(/^180\s000$/);
    await page.isAccessible();
  });

  // W-4.1
  it('is chosen among three, none of which a form of the page sends', () => {
    const page = new ConfiguratorPage();
    const radios = page.all<HTMLInputElement>('[name="type"][form]');
    expect(radios.map(({ value }) => value)).toEqual(['PAT', 'CH', 'LIGHT']);
    fireEvent.submit(page.find('#configurator-product'));
    expect(page.left).toEqual([]);
    expect(page.product).toBe('TAEGPSA1');
  });
});
