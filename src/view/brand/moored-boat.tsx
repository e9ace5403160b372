import { hasIllustrations } from './own-illustrations.ts';

/**
 * A boat moored to the quay, under its lamp: where a link ends, or a search finds nobody. Its colours are
 * those of the drawings, by their classes. The server states whether its lender's pages have one.
 */
export function MooredBoat({ isShown = hasIllustrations }: { isShown?: boolean | undefined }) {
  if (!isShown) return null;
  return (
    <svg className="drawing" viewBox="0 76 300 138" aria-hidden="true" focusable="false">
      <path className="drawing__paper" d="M196 152h96v58h-96z" />
      <path className="drawing__brick" d="M196 170h96v18h-96z" />
      <path d="M228 152v18M260 170v18M228 188v22M196 188h96" />
      <path className="drawing__paper" d="M188 140h108v12H188z" />
      <path className="drawing__ink" d="M206 140v-10h-5v-7h20v7h-5v10z" />
      <path d="M268 140V104" />
      <path className="drawing__lamp" d="M258 104h20l-4-16h-12z" />
      <path d="M256 88h24M268 88v-6" />
      <path d="M141 155c22 12 48 0 66-26" />
      <path className="drawing__brick" d="M30 158v-10h14v10zM84 158v-10h14v10z" />
      <path
        className="drawing__ink"
        d="M6 156c42 6 88 6 138-4-4 20-16 34-36 34H42c-20 0-32-12-36-30z"
      />
      <path className="drawing__hull-line" d="M20 168c34 5 74 5 110 0" />
      <path
        className="drawing__water"
        d="M6 198c6-6 12-6 18 0s12 6 18 0M66 204c6-6 12-6 18 0s12 6 18 0M128 198c6-6 12-6 18 0s12 6 18 0"
      />
    </svg>
  );
}
