import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Face } from '#domain/brand/faces.ts';
import { Barge } from '#site/components/drawings/barge.tsx';
import { NewsPicture } from '#site/content/news/news-picture.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CARD_DRAWINGS } from './card-drawings.tsx';
import { styleOf } from './card-style.ts';
import { CARD, cardOf, cardPath } from './cards.ts';
import { composeCard } from './compose-card.ts';
import { paintCard } from './paint-card.ts';

const CONTENT = {
  lenderName: 'Fluvia',
  brand: fluvia.brand,
  title: 'Prêt auto',
  drawing: renderToStaticMarkup(<Barge />),
  warning: undefined,
};

describe('a share image', () => {
  it('is the page’s own, or the home page’s', () => {
    expect([cardOf('faq'), cardOf('gallery')]).toEqual(['faq', 'home']);
    expect(cardPath('nl', cardOf('faq'))).toBe('/shared/nl/faq.png');
    expect(cardPath('fr', 'news/one')).toBe('/shared/fr/news/one.png');
  });

  it('has the palette’s colours, and no undefined variable (F-2.2)', () => {
    const style = styleOf(CONTENT.drawing, fluvia.brand);
    expect(style).toContain('fill: #f2c14e');
    expect(style).toContain('stroke-width: 2px');
    expect(style).not.toMatch(/var\(|@layer|@import|height/);
  });

  it.each(Object.entries(CARD_DRAWINGS))('can be composed for %s', (_, drawing) => {
    const { svg } = composeCard({ ...CONTENT, drawing: renderToStaticMarkup(drawing) });
    expect(svg).toContain('<svg x="');
  });

  it('has the colours of an article’s sky', () => {
    const drawing = renderToStaticMarkup(
      <NewsPicture file="houses-and-lamp-at-night.svg" alt="La nuit" />,
    );
    const { svg } = composeCard({ ...CONTENT, drawing, isScene: true });
    expect(svg).toContain('.news-picture__sky{ fill: #0f2a2c;');
    expect(svg).not.toContain('var(');
  });

  it('contains the warning if it is about borrowing', () => {
    const texts = (warning: string | undefined) =>
      composeCard({ ...CONTENT, warning }).texts.map(({ text }) => text);
    expect(texts(undefined)).toEqual(['Fluvia', 'Prêt auto']);
    expect(texts('Attention.')).toEqual(['Fluvia', 'Prêt auto', 'Attention.']);
  });

  it('is rendered at its size, with characters of Markdown and XML unchanged', async () => {
    const png = await paintCard(
      composeCard({ ...CONTENT, title: 'Lenen & <sparen>' }),
      fluvia.brand.faces,
    );
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({ ...CARD, format: 'png' });
  });

  // F-11.1
  it('is set in the lender’s typefaces', async () => {
    const recipe = composeCard(CONTENT);
    const paint = (title: Face, text: Face) => paintCard(recipe, { title, text });
    const own = await paint('Besley', 'Hanken Grotesk');
    expect(await paint('Besley', 'Besley')).toEqual(own); // this card has no text
    expect(await paint('system', 'Besley')).not.toEqual(own);
    expect(await paint('system', 'Besley')).toEqual(await paint('Hanken Grotesk', 'Besley'));
  });

  it('has room for the longest possible title', async () => {
    const title =
      'Schuldsaldoverzekering, hypotheekinschrijving, wederbeleggingsvergoeding en meer';
    expect(title).toHaveLength(80);
    await expect(
      paintCard(composeCard({ ...CONTENT, title }), fluvia.brand.faces),
    ).resolves.toBeDefined();
  });
});
