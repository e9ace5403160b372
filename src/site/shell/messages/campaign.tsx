import type { ReactNode } from 'react';
import type { FrontMatter } from '#configuration/content-schemas.ts';
import { eventAttribute } from '#site/browser/analytics/events.ts';
import { Button } from '#site/components/button/button.tsx';
import '#site/components/chevron/chevron.css';
import './campaign.css';

export interface CampaignProps {
  id: string;
  campaign: FrontMatter<'campaigns'>;
  /** The target of its link. */
  href: string;
  close: string;
  children: ReactNode;
}

/**
 * A message that appears next to the text during reading: its title and its link; the rest opens. Hidden until
 * its script, `show-campaign.ts`, shows it.
 */
export function Campaign({ id, campaign, href, close, children }: CampaignProps) {
  const { title, linkLabel, from, until } = campaign;
  const heading = `campaign-${id}`;
  return (
    <dialog className="campaign" aria-labelledby={heading} data-from={from} data-until={until}>
      <details className="campaign__more">
        <summary className="campaign__title chevron" id={heading}>
          {title}
        </summary>
        <div className="campaign__text">{children}</div>
      </details>
      <div className="campaign__ways">
        <a href={href} data-event={eventAttribute({ event: 'campaign-click', id })}>
          {linkLabel}
        </a>
        <Button variant="plain" data-close>
          {close}
        </Button>
      </div>
    </dialog>
  );
}
