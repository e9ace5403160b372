import { type CalendarDate, formatIsoDate } from '#domain/calendar/date.ts';
import { etagOf, type Site } from './load-site.ts';

/** The days of a banner or a campaign, as its page has them, and whether it is hidden until its script runs. */
const DAYS = / data-from="([\d-]+)" data-until="([\d-]+)"(?: hidden(?:="")?)?/g;

/** Days by which the browser shows a message whatever its own day is, or never does. */
const ALWAYS = ' data-from="0001-01-01" data-until="9999-12-31"';
const NEVER = ' data-from="9999-12-31" data-until="0001-01-01" hidden=""';

/**
 * The site with the banners and campaigns of a day, for a preview: its browser has another day (F-7.10). Pages that differ
 * are sent uncompressed.
 */
export function previewMessages(site: Site, day: CalendarDate): Site {
  const shown = formatIsoDate(day);
  return new Map(
    [...site].map(([address, file]) => {
      if (!file.type.startsWith('text/html')) return [address, file];
      const html = file.bodies.identity.toString('utf8');
      const preview = html.replace(DAYS, (_, from: string, until: string) =>
        from <= shown && shown <= until ? ALWAYS : NEVER,
      );
      if (preview === html) return [address, file];
      const identity = Buffer.from(preview);
      return [address, { ...file, bodies: { identity }, etag: etagOf(identity) }];
    }),
  );
}
