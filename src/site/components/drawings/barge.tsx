import { Drawing, Ripples } from './drawing.tsx';

/** A loaded canal barge, moving to the right. */
export function BargePart() {
  return (
    <>
      <path className="drawing__brick" d="M84 152v-12l14-8h152l14 8v12z" />
      <path d="M112 133v18M140 132v20M168 132v20M196 132v20M224 132v20M250 133v18" />
      <path className="drawing__paper" d="M30 152V112h44v40z" />
      <path d="M26 112h54M36 112v-6h30v6" />
      <path className="drawing__lamp" d="M38 120h12v14H38z" />
      <path className="drawing__shallow" d="M56 120h12v14H56z" />
      <path d="M16 152v-34" />
      <path className="drawing__solid-water" d="M16 118H2l4 6-4 6h14z" />
      <path
        className="drawing__ink"
        d="M8 152h276c16 0 28-4 38-14-2 22-14 48-34 48H34c-14 0-22-16-26-34z"
      />
      <path className="drawing__hull-line" d="M18 165h286" />
      <path d="M294 146v-24M294 122l-44 12" />
      <Ripples
        lines={[
          [2, 196],
          [62, 204],
          [130, 196],
          [196, 204],
          [262, 196],
        ]}
      />
    </>
  );
}

export function Barge() {
  return (
    <Drawing width={322} top={106}>
      <BargePart />
    </Drawing>
  );
}
