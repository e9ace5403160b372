import { fill } from '#words/translation.ts';
import { lookUpForm } from '../search/search-words.ts';

/** What a term is found by: its name and its definition. */
const FOUND_BY = '.term-entry__term, .term-entry__short';

/** Filters the terms by what the field has, also by what was typed before this script came. */
export function filterTerms(): void {
  const filter = document.querySelector<HTMLElement>('.term-filter');
  const field = filter?.querySelector('input');
  const found = filter?.querySelector<HTMLElement>('[role=status]');
  if (!filter || !field || !found) return;
  const letters = [...document.querySelectorAll<HTMLElement>('.letter')].map((letter) => ({
    letter,
    terms: [...letter.querySelectorAll<HTMLElement>('.term-entry')].map((term) => ({
      term,
      text: lookUpForm(
        [...term.querySelectorAll(FOUND_BY)].map((part) => part.textContent).join(' '),
      ),
    })),
  }));

  const update = () => {
    const typed = lookUpForm(field.value.trim());
    let count = 0;
    for (const { letter, terms } of letters) {
      const before = count;
      for (const { term, text } of terms) {
        term.hidden = !text.includes(typed);
        if (!term.hidden) count += 1;
      }
      letter.hidden = count === before;
    }
    found.textContent = typed === '' ? '' : fill(found.dataset.words ?? '', { n: count });
  };
  // A link to a letter or another term leads to what may be hidden.
  document.addEventListener('click', ({ target }) => {
    if (field.value === '' || !(target instanceof Element) || !target.closest('a[href^="#"]'))
      return;
    field.value = '';
    update();
  });
  field.addEventListener('input', update);
  update();
}
