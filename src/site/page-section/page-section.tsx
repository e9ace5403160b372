import type { ReactNode } from 'react';
import './page-section.css';

/** A block that opens with a rule, its drawing beside its title. */
export function PageSection(props: { title: string; drawing?: ReactNode; children: ReactNode }) {
  return (
    <section className="page-section page-width">
      <div className="page-section__head">
        <h2>{props.title}</h2>
        {props.drawing}
      </div>
      <div className="page-section__body">{props.children}</div>
    </section>
  );
}
