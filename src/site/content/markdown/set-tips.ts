import { escapeXml } from '#seo/xml.ts';

/**
 * Renders quotations (`> …`) as tips. Our texts quote nobody, and Markdown has no other way to set a
 * paragraph apart.
 */
export function setTips(html: string, title: string): string {
  return html
    .replaceAll(
      '<blockquote>',
      `<div class="notice notice--tip"><p class="notice__title">${escapeXml(title)}</p><div class="notice__text">`,
    )
    .replaceAll('</blockquote>', '</div></div>');
}
