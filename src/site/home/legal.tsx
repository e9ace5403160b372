import type { ReactNode } from 'react';
import './legal.css';

/** The warning and the representative example, under a rule, right after the figures. */
export function Legal(props: { warning: string; example: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width">
      <div className="legal">
        <p className="legal__warning">{props.warning}</p>
        <div className="legal__example">
          <p>{props.example}</p>
          {props.children}
        </div>
      </div>
    </div>
  );
}
