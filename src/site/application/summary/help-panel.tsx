import { useEffect, useState } from 'react';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { officeStatus } from '#site/browser/office-status.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import type { ApplicationSetup } from '../setup.ts';
import './help-panel.css';

export const HELP_PANEL = 'help';

/** On a phone the panel is below the form: this button opens it and scrolls to it. */
export function openHelpPanel(): void {
  const panel = document.getElementById(HELP_PANEL);
  if (panel instanceof HTMLDetailsElement) panel.open = true;
  panel?.querySelector('summary')?.focus();
}

/** Personal help: phone, hours, links. Opening it sends an event. */
export function HelpPanel({ setup }: { setup: ApplicationSetup }) {
  const open = useOfficeOpen();
  const { help, words } = setup;
  const text = words.application.help;
  return (
    <details
      className="help-panel"
      id={HELP_PANEL}
      onToggle={({ currentTarget }) => currentTarget.open && pushEvent({ event: 'help-open' })}
    >
      <summary className="help-panel__title">{text.title}</summary>
      <div className="help-panel__body">
        <p>
          {help.line}
          <br />
          <a className="help-panel__phone" href={`tel:${help.phone.e164}`}>
            {help.phone.shown}
          </a>
        </p>
        <p role="status" className="help-panel__status lamp lamp--office">
          {open === undefined ? '' : open ? text.open : text.closed}
        </p>
        <p className="help-panel__heading">{text.hours}</p>
        <dl className="help-panel__hours">
          {help.hours.map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
        <ul className="help-panel__links">
          {help.links.faq && (
            <li>
              <a href={help.links.faq}>{text.faq}</a>
            </li>
          )}
          <li>
            <a href={help.links.contact}>{text.contact}</a>
          </li>
          {help.links.brokers && (
            <li>
              <a href={help.links.brokers}>{text.brokers}</a>
            </li>
          )}
        </ul>
        {help.extra ? <HelpExtra extra={help.extra} /> : null}
      </div>
    </details>
  );
}

function HelpExtra({ extra }: { extra: NonNullable<ApplicationSetup['help']['extra']> }) {
  return (
    <div className="help-panel__extra">
      {extra.picture ? (
        <img src={extra.picture.src} alt={extra.picture.alt} loading="lazy" />
      ) : null}
      <p className="help-panel__heading">{extra.title}</p>
      <p>{extra.text}</p>
      {extra.button ? (
        <LinkButton variant="plain" href={extra.button.href}>
          {extra.button.label}
        </LinkButton>
      ) : null}
    </div>
  );
}

function useOfficeOpen(): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => void officeStatus().then(setOpen), []);
  return open;
}
