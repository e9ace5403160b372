import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetCookies, keptBroker } from '#tests/dom/cookies.ts';
import { storeOnClick } from './store-on-click.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#appointment" data-choose-broker="b-012">Demander un rendez-vous</a>
    <a href="#contact" data-choose-broker="b-012">Nous écrire</a>
    <a href="#finder">Les autres courtiers</a>`;
  storeOnClick();
});
afterEach(() => {
  document.body.innerHTML = '';
  forgetCookies();
});

const follow = (hash: string) =>
  fireEvent.click(document.querySelector(`[href="${hash}"]`) ?? document.body);

it.each(['#appointment', '#contact'])('a link to %s chooses the broker of the page', (hash) => {
  expect(keptBroker()).toBeUndefined();
  follow(hash);
  expect(keptBroker()).toBe('b-012');
});

it('other links choose nobody', () => {
  follow('#finder');
  expect(keptBroker()).toBeUndefined();
});
