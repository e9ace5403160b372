import './page-section.css';

/** Consecutive stages, drawn as stations along the river. */
export function Stages({ stages }: { stages: readonly { title: string; text?: string }[] }) {
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
