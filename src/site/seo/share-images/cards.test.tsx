import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Face } from '#domain/brand/faces.ts';
import { Barge } from '#site/components/drawings/barge.tsx';
import { NewsPicture } from '#site/content/news/news-picture.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { form as area } from '#view/loan-chart/area-form.ts';
import { form as bars } from '#view/loan-chart/bars-form.ts';
import { CARD_DRAWINGS } from './card-drawings.tsx';
import { CardLoan } from './card-loan.tsx';
import { styleOf } from './card-style.ts';
import { CARD, cardOf, cardPath } from './cards.ts';
import { composeCard } from './compose-card.ts';
import { paintCard } from './paint-card.ts';

const CONTENT = {
  lenderName: 'Fluvia',
  brand: fluvia.brand,
  title: 'Prêt auto',
  drawing: renderToStaticMarkup(<Barge />),
  kind: 'ashore' as const,
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
    const { svg } = composeCard({ ...CONTENT, drawing, kind: 'scene' });
    expect(svg).toContain('.news-picture__sky{ fill: #0f2a2c;');
    expect(svg).not.toContain('var(');
  });

  // F-3.6
  it.each([
    ['area', area],
    ['bars', bars],
  ])('shows the loan of an example as the lender’s pages do: %s', async (_, form) => {
    const tariff = fluvia.tariffs.TAEGPSA1 ?? expect.unreachable('There are personal loans');
    const drawing = renderToStaticMarkup(<CardLoan tariff={tariff} form={form} />);
    const { svg, texts } = composeCard({ ...CONTENT, drawing, kind: 'loan' });
    const picture = sharp(await paintCard({ svg, texts }, fluvia.brand.faces));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const isDrawn = (x: number, y: number) =>
      Number(data[(y * info.width + x) * info.channels]) < 100;
    expect([isDrawn(80, 500), isDrawn(64, 500)], 'it begins with the title').toEqual([true, false]);
    expect([isDrawn(80, 470), isDrawn(80, 340)], 'it ends below the title').toEqual([true, false]);
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
