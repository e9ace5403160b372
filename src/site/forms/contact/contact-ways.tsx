import { useRef, useState } from 'react';
import type { ContactSubject } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  type ContactedLender,
  type ContactWay,
  contactWays,
} from '#journey/inquiries/contact-form.ts';
import { useFormBroker } from '#site/brokers/chosen/use-form-broker.ts';
import { useOnMount } from '#site/browser/hydration.ts';
import { FieldIds } from '#site/components/field/field-ids.tsx';
import type { ContactWords } from '#words/contact/contact.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';
import { ContactForm } from './contact-form.tsx';
import './contact-ways.css';

export interface ContactWaysProps {
  words: ContactWords['forms'];
  setup: SiteFormSetup;
  lender: ContactedLender;
}

/** The way that is open in the page as built. */
const FIRST: ContactWay = 'write';
/** From this width, opening one way closes the others (W-6.10). */
const DESKTOP = '(width >= 64em)';
const GROUP = 'contact-way';

/** The ways of writing to the lender, each a disclosure with its own form. */
export function ContactWays({ words, setup, lender }: ContactWaysProps) {
  const ways = contactWays(lender);
  const [open, setOpen] = useState<readonly ContactWay[]>([FIRST]);
  const [subject, setSubject] = useState('');
  const [isAlone, setAlone] = useState(true);
  const broker = useFormBroker();
  const place = useRef<HTMLDivElement>(null);

  useOnMount(() => {
    const asked = requestedSubject(lender.contactSubjects, setup.locale);
    const selects = place.current?.querySelectorAll('select') ?? [];
    const isChosen = [...selects].some(({ value }) => value !== '');
    if (asked !== undefined && !isChosen) setSubject(asked);
    const way = ways.find((candidate) => location.hash === `#${candidate}`);
    if (way !== undefined || asked !== undefined) setOpen([way ?? FIRST]);
    const desktop = matchMedia(DESKTOP);
    const follow = () => setAlone(desktop.matches);
    follow();
    desktop.addEventListener('change', follow);
    return () => desktop.removeEventListener('change', follow);
  });

  const toggle = (way: ContactWay, isOpen: boolean) =>
    setOpen((before) => {
      if (before.includes(way) === isOpen) return before;
      return isOpen ? [...before, way] : before.filter((candidate) => candidate !== way);
    });

  return (
    <div className="contact-ways" ref={place}>
      {ways.map((way) => (
        <details
          key={way}
          id={way}
          className="contact-way"
          open={open.includes(way)}
          // With a shared name, the browser closes the others itself.
          name={isAlone ? GROUP : undefined}
          onToggle={(event) => toggle(way, event.currentTarget.open)}
        >
          <summary className="contact-way__summary">
            <h3>{words[way].title}</h3>
          </summary>
          {/* The form opened first has plain ids, which other programs know. */}
          <FieldIds prefix={way === (open[0] ?? FIRST) ? '' : `${way}-`}>
            <ContactForm
              words={words}
              setup={setup}
              way={way}
              lender={lender}
              subject={subject}
              broker={broker}
            />
          </FieldIds>
        </details>
      ))}
    </div>
  );
}

/** Reads `?subject=`, a slug in any language; returns the slug in the page's language. */
function requestedSubject(subjects: readonly ContactSubject[], locale: Locale) {
  const slug = new URLSearchParams(location.search).get('subject');
  return subjects.find((candidate) => Object.values(candidate.slug).some((own) => own === slug))
    ?.slug[locale];
}
