import type { ReactNode } from 'react';
import { type Lender, type LenderPhone, linesOf } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { Office } from '#site/components/drawings/office.tsx';
import { OpeningHoursList } from '#site/components/opening-hours/opening-hours.tsx';
import { OwnPicture, type OwnPictureProps } from '#site/components/own-picture/own-picture.tsx';
import type { ContactWords } from '#words/contact/contact.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';
import '../site-form/form-columns.css';
import './contact.css';

export interface ContactProps {
  words: ContactWords;
  frame: FrameWords;
  locale: Locale;
  lender: Lender;
  children: ReactNode;
  /** The lender's own, in place of the drawing. */
  picture?: OwnPictureProps | undefined;
  /** Shows whether the office is open now. */
  now?: ReactNode;
}

/** Every way to contact the lender, phone numbers first, and what to have at hand. */
export function Contact({ words, frame, locale, lender, picture, children, now }: ContactProps) {
  const city = lender.address.city[locale];
  return (
    <div className="page-width contact">
      <header className="contact__head">
        <div>
          <h1>{words.title}</h1>
          <p className="contact__lede">{fill(words.lede, { city })}</p>
        </div>
        <div className="contact__drawing">{picture ? <OwnPicture {...picture} /> : <Office />}</div>
      </header>
      <section className="contact__way contact__phone">
        <h2>{words.phone.title}</h2>
        <dl className="contact__lines">
          {linesOf(lender.phones).map(({ line, phone }, _, { length }) => (
            <Line
              key={line}
              label={length > 1 ? frame.footer[`${line}Line`] : frame.footer.onlyLine}
              phone={phone}
            />
          ))}
        </dl>
        {now}
        <p>{words.phone.text}</p>
      </section>
      <div className="contact__ways form-columns">
        <section className="contact__forms">
          <h2>{words.forms.title}</h2>
          {children}
        </section>
        <div className="contact__others">
          <Way title={words.hours.title}>
            <OpeningHoursList words={frame} hours={lender.hours} />
            <p>{frame.footer.closedOtherwise}</p>
            <p>{words.hours.text}</p>
          </Way>
          <Way title={words.email.title}>
            <p className="contact__email">
              <a href={`mailto:${lender.email}`}>{lender.email}</a>
            </p>
            <p>{words.email.text}</p>
          </Way>
          {lender.facts.officeVisits && (
            <Way title={words.office.title}>
              <PostalAddress lender={lender} locale={locale} />
              <p>{words.office.text}</p>
            </Way>
          )}
        </div>
      </div>
      <Ready words={words.ready} prefix={lender.referencePrefix} />
    </div>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="contact__way">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Line({ label, phone }: { label: string; phone: LenderPhone }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a href={`tel:${phone.e164}`}>{phone.shown.replaceAll(' ', '\u00a0')}</a>
      </dd>
    </div>
  );
}

function PostalAddress({ lender, locale }: { lender: Lender; locale: Locale }) {
  const { street, number, box, zip, city } = lender.address;
  return (
    <address>
      {lender.legalName[locale]}
      <br />
      {street[locale]} {number}
      {box && `/${box}`}
      <br />
      {zip} {city[locale]}
    </address>
  );
}

function Ready({ words, prefix }: { words: ContactWords['ready']; prefix: string }) {
  return (
    <section className="contact__ready">
      <h2>{words.title}</h2>
      <div className="contact__cases">
        {[words.request, words.project, words.contract].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{fill(text, { prefix })}</p>
          </div>
        ))}
      </div>
      <p className="contact__never">{words.never}</p>
    </section>
  );
}
