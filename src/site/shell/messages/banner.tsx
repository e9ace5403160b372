import type { FrontMatter } from '#configuration/content-schemas.ts';
import { eventAttribute } from '#site/browser/analytics/events.ts';
import './banner.css';

export interface BannerProps {
  id: string;
  banner: FrontMatter<'banners'>;
  /** Where its link leads. */
  href: string;
  /** Names it to those who listen. */
  label: string;
  /** Whether it runs on the day of the build; `wake-messages.ts` looks again. */
  running: boolean;
}

/** One line of the lender's, between the header and the page. */
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
