import { Drawing } from './drawing.tsx';

const BICYCLE_WIDTH = 112;

/** A bicycle on its stand, with a crate on the carrier. */
export function BicyclePart() {
  return (
    <>
      <circle cx="26" cy="158" r="21" />
      <circle cx="86" cy="158" r="21" />
      <path d="M26 158 40 126h33l13 32M40 126l16 32 17-32M56 158H26M36 118h12M40 118v8M73 126l-4-16h11" />
      <path d="M5 158a21 21 0 0 1 21-21M65 158a21 21 0 0 1 21-21" />
      <circle className="drawing__paper" cx="56" cy="158" r="5" />
      <path d="M56 163l-7 16" />
      <path className="drawing__brick" d="M6 112h27v17H6z" />
      <path d="M6 120h27M16 129v8" />
      <path className="drawing__lamp" d="M80 126h8v9h-8z" />
    </>
  );
}

export function Bicycle() {
  return (
    <Drawing width={BICYCLE_WIDTH} top={84}>
      <BicyclePart />
      <path d="M0 180h112" />
    </Drawing>
  );
}
