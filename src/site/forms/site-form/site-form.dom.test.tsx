import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BOT_CHECK_OFFER,
  closeForm,
  type FormPage,
  isProven,
  PERSON,
  pdf,
} from '#tests/dom/form-page.tsx';
import type { Answer } from '#tests/dom/played-server.ts';
import { answersForms, openContact, refusal, TAKEN } from '#tests/dom/website-forms.tsx';
import { BOT_CHECK_WORDS } from '#words/bot-check/bot-check.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';

afterEach(closeForm);

const MESSAGE = { subject: 'reclamation', ...PERSON };

/** A form that is filled in, with a file, on a server that answers so. */
function openFilled(answer: Answer | (() => Answer | Promise<Answer>) = TAKEN): FormPage {
  const page = openContact({ server: [answersForms(answer)] });
  page.fillAll(MESSAGE);
  page.choose(pdf());
  return page;
}

function keepsEverything(page: FormPage): void {
  for (const [name, value] of Object.entries(MESSAGE)) expect(page.answerOf(name)).toBe(value);
  expect(page.form.querySelector('.uploads__name')?.textContent).toBe('offre.pdf');
  expect(page.sendButton.disabled).toBe(false);
}

const isTaken = () => waitFor(() => expect(document.activeElement?.textContent).toContain('Merci'));

// W-6.8
describe('the bot check', () => {
  it('is shown once the form is right, says who checks, and sends nothing before', async () => {
    const page = openFilled();
    const offered = Promise.withResolvers<void>();
    page.server.serve([/\/captcha$/, () => offered.promise.then(() => BOT_CHECK_OFFER)]);
    page.press();
    const section = page.form.querySelector('.sending-check');
    await waitFor(() => expect(document.activeElement).toBe(section));
    expect(section?.getAttribute('aria-busy')).toBe('true');
    expect(section?.textContent).toContain(SITE_FORM_WORDS.fr.check.loading);
    offered.resolve();
    const box = await page.checkBox();
    await waitFor(() => expect(section?.getAttribute('aria-busy')).toBe('false'));
    expect(section?.textContent).toContain(BOT_CHECK_WORDS.fr.told.altcha);
    expect(page.sendButton.disabled).toBe(true);
    expect(page.sent).toEqual([]);
    await page.isAccessible();
    fireEvent.click(box);
    expect(await isProven(await page.lastSent())).toBe(true);
    await isTaken();
  });

  it.each([
    ['does not answer', 'lost'],
    ['fails', [503, {}]],
    ['offers what the page does not know', [200, { provider: 'another' }]],
  ] as const)('that %s is said, and asked for again', async (_, offer) => {
    const page = openFilled();
    page.server.serve([/\/captcha$/, offer]);
    page.press();
    const problem = await page.problem('La vérification contre les robots n’a pas pu se charger.');
    await waitFor(() => expect(document.activeElement).toBe(problem));
    keepsEverything(page);
    await page.isAccessible();
    page.server.serve([/\/captcha$/, [200, { provider: 'altcha', challengeUrl: '/challenge' }]]);
    await page.send();
    await isTaken();
  });

  it('sends nothing where an answer was made wrong in the meantime', async () => {
    const page = openFilled();
    page.press();
    const box = await page.checkBox();
    page.fill('email', 'aurelie@');
    fireEvent.click(box);
    await waitFor(() => expect(page.errorOf('email')).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(page.control('email')));
    expect(page.sent).toEqual([]);
    page.fill('email', PERSON.email);
    await page.send();
    expect((await page.lastSent()).get('email')).toBe(PERSON.email);
  });
});

describe('sending', () => {
  it('shows how far it is, and cannot be begun twice', async () => {
    const answer = Promise.withResolvers<Answer>();
    const page = openFilled(() => answer.promise);
    await page.send();
    const progress = await waitFor(() => {
      const bar = page.form.querySelector('progress');
      if (!bar) throw new Error('No progress is shown');
      return bar;
    });
    expect(progress.getAttribute('aria-label')).toBe(SITE_FORM_WORDS.fr.sending);
    await waitFor(() =>
      expect(page.form.querySelector('.sending-progress')?.textContent).toContain(
        SITE_FORM_WORDS.fr.arrived,
      ),
    );
    await page.isAccessible();
    expect(page.sendButton.disabled).toBe(true);
    fireEvent.submit(page.form);
    fireEvent.submit(page.form);
    answer.resolve(TAKEN);
    await isTaken();
    expect(page.sent).toHaveLength(1);
  });

  it.each([
    ['no answer comes', 'lost', 'connection'],
    ['the server is out of order', [500, 'out of order'], 'server'],
    ['the database is away', [503, { status: 503 }], 'server'],
    ['a proxy answers with a page', [200, '<!doctype html>'], 'server'],
    ['the address is gone', [410, {}], 'server'],
    ['too many were sent', [429, { status: 429 }], 'tooManyCalls'],
  ] as const)('keeps everything where %s, and works the next time', async (_, answer, problem) => {
    const page = openFilled(answer);
    await page.send();
    const [expected = ''] = SITE_FORM_WORDS.fr.problems[problem].split('{');
    const shown = await page.problem(expected);
    await waitFor(() => expect(document.activeElement).toBe(shown));
    expect(shown.textContent).toContain(SITE_FORM_WORDS.fr.problems.title);
    expect(shown.textContent).not.toContain('{');
    expect(page.form.querySelector('altcha-widget, progress')).toBeNull();
    keepsEverything(page);
    await page.isAccessible();
    page.server.serve(answersForms(TAKEN));
    await page.send();
    await isTaken();
    const [first, second] = page.sent.map(({ form }) => form);
    expect(second?.get('message')).toBe(PERSON.message);
    expect((second?.get('files[0]') as File | null)?.name).toBe('offre.pdf');
    const proofs = [first, second].map((form) => form?.get('cf-turnstile-response'));
    expect(new Set(proofs).size, 'each with a proof of its own').toBe(2);
  });

  // W-6.27
  it('names a file that was changed after it was chosen', async () => {
    const page = openFilled('lost');
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFound'));
    await page.send();
    await waitFor(() =>
      expect(page.form.textContent).toContain('a été modifié, déplacé ou supprimé'),
    );
    expect(page.form.textContent).toContain('offre.pdf');
  });

  // W-6.9
  it('fails twice, and is tried a third time', async () => {
    const page = openFilled('lost');
    await page.send();
    await page.problem('Nous n’avons pas reçu de réponse');
    page.server.serve(answersForms([500, {}]));
    await page.send();
    await page.problem('C’est de notre côté');
    page.server.serve(answersForms(TAKEN));
    await page.send();
    await isTaken();
    expect(page.sent).toHaveLength(3);
  });

  it('opens a form that was closed in the meantime, where it failed', async () => {
    const answer = Promise.withResolvers<Answer>();
    const page = openFilled(() => answer.promise);
    await page.send();
    await page.lastSent();
    const { form } = page;
    const way = form.closest('details');
    fireEvent.click(way?.querySelector('summary') as HTMLElement);
    await waitFor(() => expect(way?.open).toBe(false));
    answer.resolve([500, {}]);
    await waitFor(() => expect(way?.open).toBe(true));
    await page.isFocused(() => form.querySelector('.site-form__hindrance'));
    keepsEverything(page);
  });
});

describe('what is to be corrected', () => {
  const { corrections, correction } = SITE_FORM_WORDS.fr;
  const titleOf = (count: number) => fill(corrections, { count });

  it('is listed in the order of the fields, with what to do, and each line leads to its field', async () => {
    const page = openContact();
    page.press();
    const lines = await page.listedErrors(titleOf(5));
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Choisissez le sujet de votre message.',
      'Écrivez votre prénom.',
      'Écrivez votre nom.',
      'Donnez-nous une adresse e-\u2060mail.',
      'Écrivez votre message.',
    ]);
    expect(page.errorOf('lastname')).toBe('Le nom est obligatoire.');
    await waitFor(() => expect(document.activeElement).toBe(page.control('subject')));
    fireEvent.click(lines[2] as HTMLElement);
    expect(document.activeElement).toBe(page.control('lastname'));
    expect(page.control('lastname').dataset.focusShown).toBe('');
    await page.isAccessible();
  });

  it('is listed no longer once it is corrected', async () => {
    const page = openContact();
    page.fillAll({ ...MESSAGE, firstname: '', email: 'aurelie' });
    page.press();
    const lines = await page.listedErrors(titleOf(2));
    expect(lines[1]?.textContent).toMatch(/^Vérifiez votre adresse e-\u2060mail/);
    page.fill('firstname', PERSON.firstname);
    expect(await page.listedErrors(correction)).toHaveLength(1);
    page.fill('email', PERSON.email);
    await waitFor(() => expect(page.form.querySelector('[data-summary]')).toBeNull());
  });
});

describe('what the server refuses', () => {
  // W-6.3
  it('is said next to its field, and can be corrected', async () => {
    const page = openFilled(refusal({ zip: 'Ce code postal n’existe pas.' }));
    page.fill('zip', '1999');
    await page.send();
    const [line] = await page.listedErrors(SITE_FORM_WORDS.fr.correction);
    expect(line?.textContent).toBe('Ce code postal n’existe pas.');
    expect(page.errorOf('zip')).toBe('Ce code postal n’existe pas.');
    await waitFor(() => expect(document.activeElement).toBe(page.control('zip')));
    await page.isAccessible();
    page.fill('zip', '5000');
    expect(page.errorOf('zip')).toBeUndefined();
    page.server.serve(answersForms(TAKEN));
    await page.send();
    expect((await page.lastSent(2)).get('zip')).toBe('5000');
  });

  it('of fields that the form has not is said above its button', async () => {
    const page = openFilled(refusal({ recaptcha: 'Encore une fois.' }));
    await page.send();
    const problem = await page.problem('Encore une fois.');
    await waitFor(() => expect(document.activeElement).toBe(problem));
    keepsEverything(page);
  });

  it('names the file, and the form is sent without it', async () => {
    const page = openFilled(refusal({ files: 'photo.pdf n’est pas un PDF.' }, 415));
    page.choose(pdf('photo.pdf', 'not a pdf'));
    await page.send();
    await waitFor(() => expect(page.errorOf('files[0]')).toContain('photo.pdf'));
    const control = page.control('files[0]');
    await waitFor(() => expect(document.activeElement).toBe(control));
    expect(control.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(page.form.querySelector('[aria-label="Retirer photo.pdf"]') as HTMLElement);
    keepsEverything(page);
    page.server.serve(answersForms(TAKEN));
    await page.send();
    const sent = await page.lastSent(2);
    expect([...sent.keys()].filter((name) => name.startsWith('files'))).toEqual(['files[0]']);
  });
});
