import { MARK } from '#view/brand/mark.ts';
import './logo.css';

/** The river of the brand as a small drawing. */
export function River({ className = 'logo__river' }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${MARK.width} ${MARK.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={MARK.path}
        fill="none"
        stroke="currentColor"
        strokeWidth={MARK.strokeWidth}
        strokeLinecap="butt"
      />
    </svg>
  );
}

/** The river and the lender's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <River />
      <span className="logo__name">{name}</span>
    </span>
  );
}
