import { useEffect } from 'react';
import { type ContractLocale, isContractLocale } from '#domain/locale/locale.ts';
import type { StepId } from '#journey/step.ts';
import { stepAt, stepPath } from '#journey/steps.ts';
import { applicantsSession } from '#site/browser/stored-session.ts';
import { readEntry } from './effects/in-the-browser.ts';
import type { Dispatch } from './effects/outside.ts';

/** How often a page that stays open looks at its session, in milliseconds. */
const LOOKS_EVERY = 60 * 1000;

/** The delays between attempts to save after a failure, in milliseconds, increasing each time. */
const WAITS = [5_000, 15_000, 30_000, 60_000];

/** Tells the application what the browser does with its page: Back and Forward, leaving, time. */
export function useBrowserEvents(dispatch: Dispatch): void {
  // A step always opens at its title. On Back, the browser would otherwise restore another step's
  // scroll position.
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const look = () => dispatch({ kind: 'timePassed' });
    const listeners = {
      popstate: () =>
        dispatch({
          kind: 'historyMoved',
          step: stepAt(location.pathname)?.step,
          cameFrom: readEntry().cameFrom,
        }),
      pagehide: () => dispatch({ kind: 'pageLeft' }),
      pageshow: ({ persisted }: PageTransitionEvent) =>
        persisted && dispatch({ kind: 'pageShownAgain', stored: applicantsSession.read() }),
    };
    const comeBack = () => document.visibilityState === 'visible' && look();
    const timer = setInterval(look, LOOKS_EVERY);
    window.addEventListener('popstate', listeners.popstate);
    window.addEventListener('pagehide', listeners.pagehide);
    window.addEventListener('pageshow', listeners.pageshow);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      window.removeEventListener('popstate', listeners.popstate);
      window.removeEventListener('pagehide', listeners.pagehide);
      window.removeEventListener('pageshow', listeners.pageshow);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [dispatch]);
}

/**
 * While answers could not be saved: tries again by itself, at once when the connection is back, and
 * lets nobody close the page without being asked.
 */
export function useSavingAgain(failed: boolean, dispatch: Dispatch): void {
  useEffect(() => {
    if (!failed) return;
    let tried = 0;
    let timer: ReturnType<typeof setTimeout>;
    const save = () => dispatch({ kind: 'saveRequested' });
    const wait = () => {
      timer = setTimeout(() => {
        save();
        tried = Math.min(tried + 1, WAITS.length - 1);
        wait();
      }, WAITS[tried]);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    wait();
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', ask);
    };
  }, [failed, dispatch]);
}

/** Lets the header's links to the other languages lead to the step that is shown, with what is answered. */
export function useLanguageLinks(step: StepId, dispatch: Dispatch): void {
  useEffect(() => {
    const links = languageLinks();
    for (const { link, locale } of links) link.pathname = stepPath(step, locale);

    const follow = (event: MouseEvent) => {
      const found = links.find(({ link }) => link === event.currentTarget);
      if (!found || !opensHere(event)) return;
      event.preventDefault();
      dispatch({ kind: 'languageChosen', locale: found.locale, href: found.link.href });
    };
    for (const { link } of links) link.addEventListener('click', follow);
    return () => {
      for (const { link } of links) link.removeEventListener('click', follow);
    };
  }, [step, dispatch]);
}

/** The links of the page's header; those of the application's languages alone. */
function languageLinks(): readonly { link: HTMLAnchorElement; locale: ContractLocale }[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.header__languages a[hreflang]');
  return [...links].flatMap((link) =>
    isContractLocale(link.hreflang) ? [{ link, locale: link.hreflang }] : [],
  );
}

/** Not into another window: opening the application there is arriving directly. */
function opensHere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
