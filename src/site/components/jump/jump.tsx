import './jump.css';

export interface JumpTarget {
  /** An anchor of this page, or the address of another. */
  href: string;
  label: string;
}

export interface JumpProps {
  /** Whether the targets are sections of this page or other pages. */
  kind: 'anchor' | 'direction';
  label: string;
  /** Shown in the select while nothing is chosen. */
  placeholder: string;
  /** The label of the button for keyboard users. */
  go: string;
  targets: readonly JumpTarget[];
}

/** A select that navigates to its choice. Without script, a row of the same links. */
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
