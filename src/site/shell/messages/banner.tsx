import type { FrontMatter } from '#configuration/content-schemas.ts';
import { eventAttribute } from '#site/browser/analytics/events.ts';
import './banner.css';

export interface BannerProps {
  id: string;
  banner: FrontMatter<'banners'>;
  /** The target of its link. */
  href: string;
  /** Its accessible name. */
  label: string;
  /** Whether it runs on the day of the build; `show-messages.ts` checks again in the browser. */
  running: boolean;
}

/** A one-line message of the lender between the header and the page. */
export function Banner({ id, banner, href, label, running }: BannerProps) {
  const { text, linkLabel, from, until } = banner;
  return (
    <aside
      className="banner"
      aria-label={label}
      data-from={from}
      data-until={until}
      hidden={!running}
    >
      <p className="page-width banner__line">
        {text}{' '}
        <a href={href} data-event={eventAttribute({ event: 'banner-click', id })}>
          {linkLabel}
        </a>
      </p>
    </aside>
  );
}
