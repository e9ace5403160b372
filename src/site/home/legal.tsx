import type { ReactNode } from 'react';
import './legal.css';

/** The warning and the representative example, under a rule, right after the figures. */
export function Legal(props: { warning: string; example: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width">
      <div className="legal">
        <p className="legal__warning">{props.warning}</p>
        <p className="legal__example">{props.example}</p>
        <div className="legal__more">{props.children}</div>
      </div>
    </div>
  );
}
