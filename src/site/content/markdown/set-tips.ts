/**
 * Sets what a text quotes (`> …`) as a tip. Texts of ours quote nobody: in Markdown it is the one way
 * to set a paragraph apart.
 */
export function setTips(html: string, title: string): string {
  return html
    .replaceAll(
      '<blockquote>',
      `<div class="notice notice--tip"><p class="notice__title">${title}</p><div class="notice__text">`,
    )
    .replaceAll('</blockquote>', '</div></div>');
}
