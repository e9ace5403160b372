import type { ReactNode } from 'react';
import './page-section.css';

export interface PageSectionProps {
  title: string;
  /** The id for links to it. */
  id?: string | undefined;
  drawing?: ReactNode;
  children: ReactNode;
}

/** A section with a rule at its top, and a drawing next to its title. */
export function PageSection(props: PageSectionProps) {
  return (
    <section className="page-section page-width" id={props.id}>
      <div className="page-section__head">
        <h2>{props.title}</h2>
        {props.drawing}
      </div>
      <div className="page-section__body">{props.children}</div>
    </section>
  );
}
