import type { ReactNode } from 'react';
import './page-section.css';

/** Consecutive stages, drawn as stations along the river. */
export function Stages({ stages }: { stages: readonly { title: string; text?: ReactNode }[] }) {
  return (
    <ol className="page-section__stages">
      {stages.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
