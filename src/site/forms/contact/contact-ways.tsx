import { useEffect, useState } from 'react';
import type { ContactSubject } from '#domain/lender/lender.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { CONTACT_WAYS, type ContactWay } from '#journey/inquiries/contact-form.ts';
import { useFormBroker } from '#site/brokers/chosen/use-form-broker.ts';
import { FieldIds } from '#site/components/field/field-ids.tsx';
import type { ContactWords } from '#words/contact/contact.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';
import { ContactForm } from './contact-form.tsx';
import './contact-ways.css';

export interface ContactWaysProps {
  words: ContactWords['forms'];
  setup: SiteFormSetup;
  subjects: readonly ContactSubject[];
}

/** As the page comes, with script and without. */
const FIRST: ContactWay = 'write';
/** The ways shut one another where there is room for one form beside the rest (spec 1 §2). */
const DESKTOP = '(width >= 1024px)';
const GROUP = 'contact-way';

/** The ways of writing to the lender, each with its own form, folded until asked for. */
export function ContactWays({ words, setup, subjects }: ContactWaysProps) {
  const [open, setOpen] = useState<readonly ContactWay[]>([FIRST]);
  const [subject, setSubject] = useState('');
  const [isAlone, setAlone] = useState(true);
  const broker = useFormBroker();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive
  useEffect(() => {
    const asked = subjectAsked(subjects, setup.locale);
    if (asked !== undefined) setSubject(asked);
    const way = CONTACT_WAYS.find((one) => location.hash === `#${one}`);
    if (way !== undefined || asked !== undefined) setOpen([way ?? FIRST]);
    const desktop = matchMedia(DESKTOP);
    const follow = () => setAlone(desktop.matches);
    follow();
    desktop.addEventListener('change', follow);
    return () => desktop.removeEventListener('change', follow);
  }, []);

  const toggle = (way: ContactWay, isOpen: boolean) =>
    setOpen((before) => {
      if (before.includes(way) === isOpen) return before;
      return isOpen ? [...before, way] : before.filter((one) => one !== way);
    });

  return (
    <div className="contact-ways">
      {CONTACT_WAYS.map((way) => (
        <details
          key={way}
          id={way}
          className="contact-way"
          open={open.includes(way)}
          // The browser itself shuts the others of a group.
          name={isAlone ? GROUP : undefined}
          onToggle={(event) => toggle(way, event.currentTarget.open)}
        >
          <summary className="contact-way__summary">
            <h3>{words[way].title}</h3>
          </summary>
          {/* The form that was opened first has the ids of its names, which other programs know. */}
          <FieldIds prefix={way === (open[0] ?? FIRST) ? '' : `${way}-`}>
            <ContactForm
              words={words}
              setup={setup}
              way={way}
              subjects={subjects}
              subject={subject}
              broker={broker}
            />
          </FieldIds>
        </details>
      ))}
    </div>
  );
}

/** `?subject=`, by its slug in any language; in the page's own. */
function subjectAsked(subjects: readonly ContactSubject[], locale: Locale) {
  const slug = new URLSearchParams(location.search).get('subject');
  return subjects.find((one) => LOCALES.some((own) => one.slug[own] === slug))?.slug[locale];
}
