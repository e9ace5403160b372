import type { ReactNode } from 'react';
import type { LenderPhone } from '#domain/lender/lender.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import type { FaqWords } from '#words/faq/faq.ts';
import './questions.css';

/** The questions of one topic: `children` are `Question`s. */
export function Topic(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="topic" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  );
}

/** A question and its answer. A link to the answer's id opens it. */
export function Question(props: { id: string; question: string; children: ReactNode }) {
  return (
    <Disclosure summary={<span>{keepTogether(props.question)}</span>}>
      <div className="question__answer" id={props.id}>
        {props.children}
      </div>
    </Disclosure>
  );
}

export interface ContactUsProps {
  words: FaqWords['ask'];
  phone: LenderPhone;
  email: string;
}

/** Where to ask a question that is not answered here. */
export function Ask(props: ContactUsProps) {
  return (
    <section className="topic">
      <h2>{props.words.title}</h2>
      <ContactUsLine {...props} />
    </section>
  );
}

/** `Ask` in one line. */
export function ContactUsLine({ words, phone, email }: ContactUsProps) {
  return (
    <p>
      {withLinks(words.text, {
        phone: <a href={`tel:${phone.e164}`}>{phone.shown}</a>,
        email: <a href={`mailto:${email}`}>{email}</a>,
      })}
    </p>
  );
}
