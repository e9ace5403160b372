import './logo.css';

/** The river, small. */
export function River({ className = 'logo__river' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 20" aria-hidden="true" focusable="false">
      <path
        d="M3 9.5C8 3 13 3 20 10s12 7 17 .5"
        fill="none"
        stroke="currentColor"
        strokeWidth="5.5"
        strokeLinecap="butt"
      />
    </svg>
  );
}

/** The lender's name behind the river. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <River />
      <span className="logo__name">{name}</span>
    </span>
  );
}
