import { Drawing } from './drawing.tsx';

/** A lit street lamp on the quay. */
export function LampPart() {
  return (
    <>
      <circle className="drawing__glow" cx="38" cy="70" r="38" />
      <circle className="drawing__glow" cx="38" cy="70" r="22" />
      <path d="M38 180V82M30 180h16M33 168h10M28 96h20" />
      <path className="drawing__lamp" d="M28 82l-3-24h26l-3 24z" />
      <path className="drawing__paper" d="M22 58l16-16 16 16z" />
      <path d="M38 42v-6" />
    </>
  );
}

export function Lamp() {
  return (
    <Drawing width={76} top={32}>
      <LampPart />
      <path d="M0 180h76" />
    </Drawing>
  );
}
