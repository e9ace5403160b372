import type { BotCheck } from './provider.ts';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

interface Turnstile {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(id: string): void;
}

/** Cloudflare Turnstile, if the lender has configured it. */
export async function mountTurnstile(
  place: HTMLElement,
  siteKey: string,
  check: BotCheck,
): Promise<() => void> {
  const turnstile = await loadTurnstile();
  const id = turnstile.render(place, {
    sitekey: siteKey,
    language: check.locale,
    callback: check.onVerified,
  });
  return () => turnstile.remove(id);
}

function loadTurnstile(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const loaded = () => {
      const { turnstile } = globalThis as { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else reject(new Error('Turnstile did not load'));
    };
    if ('turnstile' in globalThis) return loaded();
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', loaded);
    script.addEventListener('error', () => reject(new Error('Turnstile did not load')));
    document.head.append(script);
  });
}
