import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Banner } from '#site/shell/messages/banner.tsx';
import { Campaign } from '#site/shell/messages/campaign.tsx';
import { isRunning } from '#site/shell/messages/is-running.ts';
import { etagOf, type Site, type SiteFile } from './load-site.ts';
import { previewMessages } from './preview-messages.ts';

const RUN = { from: '2027-01-08', until: '2027-01-17', linkLabel: 'Voir', linkTo: 'faq' } as const;
const LATER = { ...RUN, from: '2027-02-01', until: '2027-02-28' };

const PAGE = renderToStaticMarkup(
  <>
    <Banner id="now" banner={{ ...RUN, text: 'Un' }} href="/" label="Avis" running={false} />
    <Banner id="later" banner={{ ...LATER, text: 'Deux' }} href="/" label="Avis" running={true} />
    <Campaign id="campaign" campaign={{ ...RUN, title: 'Trois' }} href="/" close="Fermer">
      Texte
    </Campaign>
  </>,
);

function fileOf(type: string, text: string): SiteFile {
  const identity = Buffer.from(text);
  const bodies = { identity, br: identity };
  return { type, bodies, etag: etagOf(identity), immutable: false, policy: 'script-src' };
}

const SITE: Site = new Map([
  ['/fr/', fileOf('text/html; charset=utf-8', PAGE)],
  ['/nl/', fileOf('text/html; charset=utf-8', '<p>Niets</p>')],
  [
    '/x.js',
    fileOf('text/javascript; charset=utf-8', ' data-from="2027-01-08" data-until="2027-01-17"'),
  ],
]);

/** The messages of a previewed page: whether the browser shows each, on a day, and whether it is hidden at first. */
function messagesOn(day: number, browsersDay: string) {
  const previewed = previewMessages(SITE, { year: 2027, month: 1, day }).get('/fr/');
  const html = previewed?.bodies.identity.toString() ?? '';
  return [...html.matchAll(/<(?:aside|dialog)[^>]*>/g)].map(([tag]) => {
    const [, from = '', until = ''] = /data-from="(.*?)" data-until="(.*?)"/.exec(tag) ?? [];
    return {
      isShown: isRunning({ from, until }, browsersDay),
      isHidden: tag.includes(' hidden=""'),
    };
  });
}

const SHOWN = { isShown: true, isHidden: false };
const HIDDEN = { isShown: false, isHidden: true };

// F-7.10
it.each([
  [7, [HIDDEN, HIDDEN, HIDDEN]],
  [8, [SHOWN, HIDDEN, SHOWN]],
  [17, [SHOWN, HIDDEN, SHOWN]],
  [18, [HIDDEN, HIDDEN, HIDDEN]],
] as const)(
  'a preview of 2027-01-%i has the messages of that day, on every day of the browser',
  (day, messages) => {
    for (const browsersDay of ['2026-11-28', '2027-01-10', '2027-02-10'])
      expect(messagesOn(day, browsersDay)).toEqual(messages);
  },
);

it('a preview changes nothing but pages with messages, and not their policy', () => {
  const preview = previewMessages(SITE, { year: 2027, month: 1, day: 8 });
  for (const address of ['/nl/', '/x.js']) expect(preview.get(address)).toBe(SITE.get(address));
  const [page, before] = [preview.get('/fr/'), SITE.get('/fr/')];
  expect(page).toMatchObject({ policy: before?.policy, bodies: { identity: expect.anything() } });
  expect(page?.bodies.br).toBeUndefined();
  expect(page?.etag).not.toBe(before?.etag);
});
