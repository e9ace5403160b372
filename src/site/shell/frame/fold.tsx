import type { ReactNode } from 'react';
import '#site/components/chevron/chevron.css';
import './fold.css';

/** A part under its title, folded in a narrow window and in browsers that can show none unfolded. */
export function Fold({
  title,
  id,
  children,
}: {
  title: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  return (
    <>
      <h2 className="footer__title" id={id}>
        {title}
      </h2>
      <details className="footer__fold">
        <summary className="footer__summary chevron">
          <span>{title}</span>
        </summary>
        {children}
      </details>
    </>
  );
}
