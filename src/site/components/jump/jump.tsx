import './jump.css';

export interface JumpTarget {
  /** An anchor of this page, or the address of another. */
  href: string;
  label: string;
}

export interface JumpProps {
  /** To a section of this page, or to another page. */
  kind: 'anchor' | 'direction';
  label: string;
  /** Stands in the select while nothing is chosen. */
  placeholder: string;
  /** The button for whoever chooses by keyboard. */
  go: string;
  targets: readonly JumpTarget[];
}

/** A select that leads on. Without script: the same links, in a row. */
export function Jump({ kind, label, placeholder, go, targets }: JumpProps) {
  const id = `jump-${kind}`;
  return (
    <nav className="jump" aria-label={label}>
      <form className="jump__form" data-jump={kind}>
        <label className="jump__label" htmlFor={id}>
          {label}
        </label>
        <select className="jump__select" id={id} autoComplete="off" defaultValue="">
          <option value="">{placeholder}</option>
          {targets.map((target) => (
            <option key={target.href} value={target.href}>
              {target.label}
            </option>
          ))}
        </select>
        <button className="jump__go" type="submit">
          {go}
        </button>
      </form>
      <noscript>
        <ul className="jump__links">
          {targets.map((target) => (
            <li key={target.href}>
              <a href={target.href}>{target.label}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </nav>
  );
}
