import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeForm, type FormPage } from '#tests/dom/form-page.tsx';
import { openAppointment } from '#tests/dom/website-forms.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { APPOINTMENT_WORDS } from '#words/appointment/appointment.ts';
import { CHOSEN_BROKER_WORDS } from '#words/chosen-broker/chosen-broker.ts';
import { fill } from '#words/translation.ts';

afterEach(closeForm);

const [broker] = fluvia.brokers;
if (!broker) throw new Error('The demonstration has no brokers');
const SIMULATED = { mode: 'borrow', type: 'house', amount: 280_000, years: 25 };
const ENOUGH = {
  name: 'Zoé',
  surname: 'Lambert',
  email: 'zoe@example.be',
  telephone: '0475/12.34.56',
  legal: 'yes',
};

function openCarrying(
  simulated: object | undefined,
  chosen?: string,
  locale: 'fr' | 'nl' = 'fr',
): FormPage {
  return openAppointment({
    locale,
    cookies: {
      ...(simulated ? { 'ch-params': JSON.stringify(simulated) } : {}),
      ...(chosen ? { 'broker-id': chosen } : {}),
    },
    server: [[/\/brokers\//, [200, broker]]],
  });
}

const lines = () => [...document.querySelectorAll<HTMLElement>('.carried-over__line')];
/** A broker's line has the name once the server has sent it. */
const removeLine = async (text: string) => {
  const button = await waitFor(() => {
    const line = lines().find(({ textContent }) => textContent.includes(text));
    const found = line?.querySelector('button');
    if (!found) throw new Error(`No line says ${text}`);
    return found;
  });
  fireEvent.click(button);
};

describe('a simulation', () => {
  it.each([
    ['fr', '280\u00a0000', 'sur 25\u00a0ans'],
    ['nl', '280.000', '25'],
  ] as const)('fills in the amount, says so, and is sent, in %s', async (locale, shown, years) => {
    const page = openCarrying(SIMULATED, undefined, locale);
    expect(page.answerOf('priceborrow')).toBe(shown);
    const { taken } = APPOINTMENT_WORDS[locale].carriedOver;
    expect(document.getElementById('priceborrow-note')?.textContent).toBe(taken);
    expect(lines().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(years)]);
    await page.isAccessible();
    page.fillAll({ ...ENOUGH, project: 'renew' });
    await page.send();
    expect((await page.lastSent()).get('ch-params')).toBe(JSON.stringify(SIMULATED));
  });

  it('of an apartment chooses that type', () => {
    const page = openCarrying({ ...SIMULATED, type: 'apartment' });
    page.fill('project', 'buy');
    expect(page.answerOf('type')).toBe('apartment');
  });

  it('of a monthly payment proposes what it allows to borrow', () => {
    const page = openCarrying({ mode: 'settle', type: 'house', amount: 1_200, years: 20 });
    expect(Number(page.answerOf('priceborrow').replace(/\D/g, ''))).toBeGreaterThan(100_000);
  });

  // W-6.22
  it('that is removed takes its answers with it, and says so', async () => {
    const page = openCarrying({ ...SIMULATED, type: 'apartment' }, broker.id);
    page.fill('project', 'buy');
    const { emptied } = APPOINTMENT_WORDS.fr.carriedOver;
    await waitFor(() => expect(lines()).toHaveLength(2));
    await removeLine('280');
    expect(page.answerOf('priceborrow')).toBe('');
    expect(page.answerOf('type')).toBe('');
    const expected = [...document.querySelectorAll('[role=status]')].map(
      ({ textContent }) => textContent,
    );
    expect(expected.join(' ')).toContain(emptied);
    expect(document.activeElement, 'the next one’s button').toBe(
      lines()[0]?.querySelector('button'),
    );
    expect(document.cookie).not.toContain('ch-params');
    await page.isAccessible();
  });

  it('that is removed leaves what was typed since', async () => {
    const page = openCarrying({ ...SIMULATED, type: 'apartment' });
    page.fillAll({ project: 'buy', type: 'house', priceborrow: '200000' });
    await removeLine('280');
    expect(page.answerOf('priceborrow')).toBe('200\u00a0000');
    expect(page.answerOf('type')).toBe('house');
  });

  it.each([
    ['cannot be read', { mode: 'borrow' }],
    ['is of no known kind', { ...SIMULATED, type: 'castle' }],
  ])('that %s is not carried over', (_, simulated) => {
    const page = openCarrying(simulated);
    expect(lines()).toEqual([]);
    expect(page.answerOf('priceborrow')).toBe('');
    expect(page.answerOf('ch-params')).toBe('');
  });
});

describe('the chosen broker', () => {
  it.each(['fr', 'nl'] as const)('is named, and sent, in %s', async (locale) => {
    const page = openCarrying(undefined, broker.id, locale);
    const named = fill(CHOSEN_BROKER_WORDS[locale].brokerNamed, { name: broker.name });
    await waitFor(() => expect(lines()[0]?.textContent).toContain(named));
    page.fillAll({ ...ENOUGH, project: 'renew' });
    await page.send();
    expect((await page.lastSent()).get('broker-id')).toBe(broker.id);
  });

  it('that is removed is not sent, and the simulation stays', async () => {
    const page = openCarrying(SIMULATED, broker.id);
    await waitFor(() => expect(lines()).toHaveLength(2));
    await removeLine(broker.name);
    expect(lines()).toHaveLength(1);
    expect(page.answerOf('broker-id')).toBe('');
    expect(document.cookie).not.toContain('broker-id');
    await removeLine('280');
    await page.isFocused(() => document.querySelector('.carried-over__title'));
    expect(document.body.textContent).toContain(CHOSEN_BROKER_WORDS.fr.nothing);
    await page.isAccessible();
  });

  it('who is no partner any more is not sent', async () => {
    const page = openAppointment({
      cookies: { 'broker-id': 'b-999' },
      server: [[/\/brokers\/b-999$/, [404, {}]]],
    });
    await waitFor(() => expect(page.answerOf('broker-id')).toBe(''));
    expect(page.server.made(/\/brokers\/b-999$/)).toHaveLength(1);
    expect(lines()).toEqual([]);
  });
});
