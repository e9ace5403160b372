import { Drawing } from './drawing.tsx';

/** A bicycle on its stand, with a crate on the carrier. */
export function BicyclePart() {
  return (
    <>
      <circle cx="16.5" cy="166.5" r="13.5" />
      <circle cx="55" cy="166.5" r="13.5" />
      <path d="M16.5 166 25.5 145.5h21l8.5 20.5M25.5 145.5l10 20.5 11-20.5M36 166H16.5M23 140.5h7.5M25.5 140.5v5M46.5 145.5l-2.5-10h7" />
      <path d="M3 166a13.5 13.5 0 0 1 13.5-13.5M41.5 166a13.5 13.5 0 0 1 13.5-13.5" />
      <circle className="drawing__paper" cx="36" cy="166.5" r="3" />
      <path d="M36 169l-4.5 10" />
      <path className="drawing__brick" d="M4 136.5h17.5v11H4z" />
      <path d="M4 141.5h17.5M10 147.5v5" />
      <path className="drawing__lamp" d="M51 145.5h5v6h-5z" />
    </>
  );
}

export function Bicycle() {
  return (
    <Drawing width={70} top={135}>
      <BicyclePart />
      <path d="M0 180h70" />
    </Drawing>
  );
}
