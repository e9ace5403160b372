import { eventAttribute } from '#site/browser/analytics/events.ts';
import type { ShareWords } from '#words/share/share.ts';
import { fill } from '#words/translation.ts';
import { NETWORKS, type Network } from './networks.ts';
import './share-buttons.css';

export interface ShareButtonsProps {
  words: ShareWords;
  /** The id of what is shared, the same in every language: for the event. */
  id: string;
  /** The page's absolute address. */
  address: string;
  title: string;
}

/**
 * Plain links for sharing a page; nothing is loaded from the networks. A script opens the links in a
 * small window, and adds a button that copies the address.
 */
export function ShareButtons({ words, id, address, title }: ShareButtonsProps) {
  const event = (network: Network | 'link') => eventAttribute({ event: 'share', network, id });
  return (
    <section className="share" aria-labelledby="share-title" data-share-address={address}>
      <h2 className="share__title" id="share-title">
        {words.title}
      </h2>
      <ul className="share__list">
        {(Object.keys(NETWORKS) as Network[]).map((network) => (
          <li key={network}>
            <a
              className="share__link"
              href={NETWORKS[network].address(address, title)}
              target="_blank"
              rel="noopener noreferrer"
              data-share={network}
              data-event={event(network)}
              aria-label={fill(words.on, { network: words[network] })}
            >
              {words[network]}
            </a>
          </li>
        ))}
        <li>
          <button
            className="share__link"
            type="button"
            hidden
            data-event={event('link')}
            data-copied={words.copied}
            data-not-copied={words.notCopied}
          >
            {words.copy}
          </button>
        </li>
      </ul>
      <p className="share__message" role="status" />
    </section>
  );
}
