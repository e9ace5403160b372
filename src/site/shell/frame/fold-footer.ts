/**
 * Folds the footer's parts in a narrow window before they are painted; wider windows show them whole, and so does a page
 * without script. Every page has it as it is, right after its footer.
 */
export const FOLD_FOOTER =
  'if(matchMedia("(width < 768px)").matches)for(const part of document.querySelectorAll(".footer__fold"))part.open=false';
