import { useEffect, useRef } from 'react';
import { type ContractLocale, isContractLocale } from '#domain/locale/locale.ts';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { type LanguageMark, writeLanguageMark } from './language-mark.ts';

/** How long the page waits for its answers to be saved before it is left, in milliseconds. */
const PATIENCE = 3_000;

interface LanguageSwitch {
  /** The step that is shown; the first one where there is no form. */
  readonly step: StepId;
  readonly leaving: LanguageMark['leaving'];
  /** Saves the draft; resolves when that has ended. */
  readonly save: () => Promise<unknown>;
}

/** Lets the header's links to the other languages lead to the step that is shown, with what is answered. */
export function useLanguageSwitch({ step, leaving, save }: LanguageSwitch): void {
  const latest = useRef({ leaving, save });
  latest.current = { leaving, save };

  useEffect(() => {
    const links = languageLinks();
    for (const { link, locale } of links) link.pathname = stepPath(step, locale);

    const follow = (event: MouseEvent) => {
      const found = links.find(({ link }) => link === event.currentTarget);
      if (!found || !opensHere(event)) return;
      event.preventDefault();
      const { leaving: from, save: saved } = latest.current;
      writeLanguageMark({ locale: found.locale, step, leaving: from });
      const go = () => location.assign(found.link.href);
      const longEnough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
      // Saved or not: the page saves once more on being left.
      void Promise.race([saved(), longEnough]).then(go, go);
    };
    for (const { link } of links) link.addEventListener('click', follow);
    return () => {
      for (const { link } of links) link.removeEventListener('click', follow);
    };
  }, [step]);
}

/** The links of the page's header; those of the application's languages alone. */
function languageLinks(): readonly { link: HTMLAnchorElement; locale: ContractLocale }[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.header__languages a[hreflang]');
  return [...links].flatMap((link) =>
    isContractLocale(link.hreflang) ? [{ link, locale: link.hreflang }] : [],
  );
}

/** Not into another window: that one would be somebody's who has arrived there directly. */
function opensHere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
