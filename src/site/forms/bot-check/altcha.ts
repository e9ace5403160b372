import type { Challenge, Solution } from 'altcha/lib';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { BotCheck } from './bot-check.ts';
import './altcha.css';

const CHALLENGE = '/api/v1/captcha/challenge';
/** More workers than this gain little, and take the device from whoever uses it. */
const MOST_WORKERS = 4;

/**
 * ALTCHA: a box to tick, behind which the device computes a proof of work. The workers are ALTCHA's
 * own; its widget, three times the weight of this whole form, is not needed for one box. The element
 * keeps the widget's name, by which other programs find it.
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
      const challenge: Challenge = await (await fetch(CHALLENGE)).json();
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
    // Ticked, it stays ticked while the device computes.
    if (!box.checked) event.preventDefault();
    else void prove();
  });
  place.append(widget);
  return () => {
    stop?.();
    widget.remove();
  };
}

/** Solves a challenge in workers that share its numbers among them; the first to find it ends all. */
function solve(challenge: Challenge): { solution: Promise<Solution>; stop: () => void } {
  const count = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
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
