import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { BrokersServer, CALLS } from '#tests/dom/brokers-server.ts';
import { forgetCookies, keptBroker } from '#tests/dom/cookies.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CHOSEN_BROKER_WORDS } from '#words/chosen-broker/chosen-broker.ts';
import { fill } from '#words/translation.ts';
import { BrokerNotice } from './broker-notice.tsx';
import { ChosenBrokerNotice } from './chosen-broker-notice.tsx';
import { storeBroker } from './stored-broker.ts';
import { useFormBroker } from './use-form-broker.ts';

const words = CHOSEN_BROKER_WORDS.fr;
const [broker, other] = fluvia.brokers;
if (!broker || !other) throw new Error('The demonstration has no brokers');

const named = (name: string) => fill(words.brokerNamed, { name });

/** A form that sends the chosen broker. */
function Form({ locale = 'fr' }: { locale?: ContractLocale }) {
  return (
    <form>
      <BrokerNotice words={CHOSEN_BROKER_WORDS[locale]} broker={useFormBroker()} />
    </form>
  );
}

interface Opened {
  readonly query?: string;
  readonly locale?: ContractLocale;
  readonly forms?: number;
}

/** A page with forms that send the chosen broker; the server answers what it does by itself. */
function openForms({ query = '', locale = 'fr', forms = 1 }: Opened = {}) {
  document.documentElement.lang = locale;
  window.history.replaceState(null, '', `/fr/contact/${query}`);
  render(
    <main>
      {Array.from({ length: forms }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Form key={i} locale={locale} />
      ))}
    </main>,
  );
}

/** What the forms would send. */
const sent = () =>
  [...document.querySelectorAll('form')].map((form) => new FormData(form).get('broker-id'));

afterEach(() => {
  cleanup();
  forgetCookies();
});

// W-5.17
describe('a form', () => {
  it('sends nobody and says nothing where no broker was chosen', async () => {
    const server = new BrokersServer();
    openForms();
    expect(sent()).toEqual(['']);
    expect(screen.queryByText(words.title)).toBeNull();
    expect(server.calls).toEqual([]);
    await expectAccessible();
  });

  it.each([
    ['fr', 'Votre courtier\u00a0: '],
    ['nl', 'Uw makelaar: '],
  ] as const)('sends the broker who was chosen, and names them, in %s', async (locale, before) => {
    new BrokersServer();
    storeBroker(broker.id);
    openForms({ locale });
    await waitFor(() =>
      expect(document.querySelector('form')?.textContent).toContain(before + broker.name),
    );
    expect(sent()).toEqual([broker.id]);
    await expectAccessible();
  });

  it('sends the broker of the link that led to it, who stays chosen', async () => {
    new BrokersServer();
    storeBroker(other.id);
    openForms({ query: `?broker-id=${broker.id}` });
    await screen.findByText(`Votre courtier : ${broker.name}`);
    expect(sent()).toEqual([broker.id]);
    expect(keptBroker()).toBe(broker.id);
    expect(location.search).toBe('');
  });

  it('names nobody while the name is not known, and sends the broker all the same', async () => {
    const server = new BrokersServer([CALLS.broker, 'lost']);
    storeBroker(broker.id);
    openForms();
    await waitFor(() => expect(server.made(CALLS.broker)).toHaveLength(1));
    screen.getByText(words.broker);
    expect(sent()).toEqual([broker.id]);
    expect(keptBroker()).toBe(broker.id);
  });

  it('does not send a broker who is no partner any more', async () => {
    new BrokersServer();
    openForms({ query: '?broker-id=b-999' });
    await waitFor(() => expect(sent()).toEqual(['']));
    expect(keptBroker()).toBeUndefined();
    expect(screen.queryByText(words.title)).toBeNull();
  });

  it('keeps the broker who is chosen while the name of another is asked for', async () => {
    const server = new BrokersServer();
    const { release } = server.hold(/\/brokers\/b-999$/);
    openForms({ query: '?broker-id=b-999' });
    await waitFor(() => expect(server.made(CALLS.broker)).toHaveLength(1));
    storeBroker(broker.id);
    release();
    await screen.findByText(`Votre courtier : ${broker.name}`);
    expect(keptBroker()).toBe(broker.id);
  });
});

describe('removing the broker from a form', () => {
  it('removes them from every form of the page, and says so', async () => {
    new BrokersServer();
    storeBroker(broker.id);
    openForms({ forms: 2 });
    const [line] = await screen.findAllByText(`Votre courtier : ${broker.name}`);
    const button = line?.parentElement?.querySelector('button');
    const what = named(broker.name);
    expect(button?.getAttribute('aria-label')).toBe(fill(words.removeNamed, { what }));
    fireEvent.click(button ?? document.body);
    await waitFor(() => expect(sent()).toEqual(['', '']));
    expect(keptBroker()).toBeUndefined();
    const expected = [...document.querySelectorAll('[role="status"]')].map(
      (one) => one.textContent,
    );
    expect(expected).toEqual([fill(words.removed, { what }), '']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.title));
    screen.getByText(words.nothing);
    await expectAccessible();
  });
});

describe('a notice of several things', () => {
  /** What is carried over next to the broker: the appointment's form has a loan, too. */
  function Several() {
    const [left, setLeft] = useState(['Votre courtier', 'Votre prêt']);
    return (
      <ChosenBrokerNotice
        words={words}
        lines={left.map((text) => ({ what: text, text }))}
        onRemove={(what) => {
          setLeft((before) => before.filter((text) => text !== what));
          return 'Le montant reste.';
        }}
      />
    );
  }

  it('moves the focus to what is left when the first is removed, and says more', async () => {
    render(<Several />);
    fireEvent.click(screen.getAllByText(words.remove)[0] ?? document.body);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(
      `${fill(words.removed, { what: 'Votre courtier' })} Le montant reste.`,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(words.remove)));
    await expectAccessible();
  });
});
