import type { Challenge, Solution } from 'altcha/lib';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { createChallenge } from '#calls/session/create-challenge.ts';
import { callApi } from '#site/browser/call-api.ts';
import type { BotCheck } from './provider.ts';
import './altcha.css';

/** More workers gain little and slow the device down. */
const MAX_WORKERS = 4;

/**
 * ALTCHA: a checkbox that starts a proof of work on the device. Uses ALTCHA's workers but not its widget,
 * which weighs three times as much as the whole form. The element keeps the widget's name, because other
 * programs look for it.
 */
export function mountAltcha(place: HTMLElement, check: BotCheck): () => void {
  const widget = document.createElement('altcha-widget');
  widget.className = 'bot-check';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.className = 'checkbox__input';
  const text = document.createElement('span');
  text.className = 'checkbox__text';
  text.textContent = check.words.label;
  const label = document.createElement('label');
  label.className = 'checkbox__label';
  label.append(box, text);
  const status = document.createElement('p');
  status.className = 'bot-check__status';
  status.setAttribute('role', 'status');
  widget.append(label, status);

  let stop: (() => void) | undefined;
  const prove = async () => {
    status.textContent = check.words.verifying;
    try {
      const challenge = await fetchChallenge();
      const solving = solve(challenge);
      stop = solving.stop;
      const solution = await solving.solution;
      status.textContent = check.words.verified;
      check.onVerified(btoa(JSON.stringify({ challenge, solution })));
    } catch {
      box.checked = false;
      status.textContent = check.words.error;
    }
  };
  box.addEventListener('click', (event) => {
    // Once ticked, it stays ticked while the device computes.
    if (!box.checked) event.preventDefault();
    else void prove();
  });
  place.append(widget);
  return () => {
    stop?.();
    widget.remove();
  };
}

async function fetchChallenge(): Promise<Challenge> {
  const reply = await callApi<typeof createChallenge>({ method: 'GET', url: '/captcha/challenge' });
  if (reply.kind === 'ok') return reply.body;
  throw new Error(`No challenge: ${reply.kind}`);
}

/**
 * Solves a challenge in several workers, each searching a part of the numbers; the first solution stops
 * the others.
 */
function solve(challenge: Challenge): { solution: Promise<Solution>; stop: () => void } {
  const count = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1);
  const workers = Array.from({ length: count }, () => new Pbkdf2Worker());
  const stop = () => {
    for (const worker of workers) worker.terminate();
  };
  const solution = new Promise<Solution>((resolve, reject) => {
    for (const [index, worker] of workers.entries()) {
      worker.onmessage = ({ data }: MessageEvent<Solution | { error: unknown } | null>) =>
        data && 'counter' in data ? resolve(data) : reject(new Error('No solution'));
      worker.onerror = () => reject(new Error('The worker failed'));
      worker.postMessage({
        type: 'work',
        challenge,
        counterMode: 'uint32',
        counterStart: index,
        counterStep: count,
      });
    }
  });
  return { solution: solution.finally(stop), stop };
}
