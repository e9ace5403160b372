import type { ReactNode } from 'react';
import { eventAttribute } from '#site/browser/analytics/events.ts';
import type { CampaignProps } from './campaign.tsx';
import '#site/components/chevron/chevron.css';
import './campaign-line.css';

export interface CampaignLineProps extends Omit<CampaignProps, 'close'> {
  /** Whether it runs on the day of the build; `show-messages.ts` checks again in the browser. */
  running: boolean;
  children: ReactNode;
}

/** A campaign on a page that it is about: one line in the page, which opens. */
export function CampaignLine({ id, campaign, href, running, children }: CampaignLineProps) {
  const { title, linkLabel, from, until } = campaign;
  const heading = `campaign-line-${id}`;
  return (
    <aside
      className="page-width campaign-line"
      aria-labelledby={heading}
      data-from={from}
      data-until={until}
      hidden={!running}
    >
      <details className="campaign-line__frame">
        <summary className="campaign-line__title chevron" id={heading}>
          {title}
        </summary>
        <div className="campaign-line__text">
          {children}
          <p>
            <a href={href} data-event={eventAttribute({ event: 'campaign-click', id })}>
              {linkLabel}
            </a>
          </p>
        </div>
      </details>
    </aside>
  );
}
