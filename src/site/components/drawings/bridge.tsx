import { Drawing, Ripples } from './drawing.tsx';

/** A brick bridge of three arches, with a cyclist. */
export function BridgePart() {
  return (
    <>
      <path
        className="drawing__brick"
        d="M0 186v-42c60-18 120-28 180-28s120 10 180 28v42h-24a36 36 0 0 0-72 0h-30a54 54 0 0 0-108 0H96a36 36 0 0 0-72 0z"
      />
      <path d="M0 134c60-18 120-28 180-28s120 10 180 28M24 178a36 36 0 0 1 72 0M126 174a54 54 0 0 1 108 0M264 178a36 36 0 0 1 72 0" />
      <path d="M0 134v10M60 119v9M120 109v9M180 106v10M240 109v9M300 119v9M360 134v10" />
      <Ripples
        lines={[
          [4, 204],
          [54, 196],
          [104, 205],
          [162, 196],
          [222, 205],
          [274, 196],
          [320, 204],
        ]}
      />
      <g transform="translate(206 70)">
        <circle cx="0" cy="28" r="9" />
        <circle cx="30" cy="29" r="9" />
        <path d="M0 28 8 14h16l6 15M8 14l7 14 9-14M15 28H0M22 10h6M5 14h6" />
        <path d="M10 12 14-2l10 8 3 4" />
        <path d="M10 12l6 6-2 9" />
        <circle className="drawing__paper" cx="16" cy="-9" r="5" />
      </g>
      <path className="drawing__paper" d="M92 114V66" />
      <path className="drawing__lamp" d="M86 66v-12h12v12zM84 54l8-8 8 8z" />
    </>
  );
}

export function Bridge() {
  return (
    <Drawing width={360} top={46}>
      <BridgePart />
    </Drawing>
  );
}
