import { Drawing, Ripples } from './drawing.tsx';

const BRIDGE_WIDTH = 360;

/** A brick bridge of three arches, with a cyclist. */
export function BridgePart() {
  return (
    <>
      <path
        className="drawing__brick"
        d="M0 192v-44c60-18 120-28 180-28s120 10 180 28v44h-24a36 36 0 0 0-72 0h-30a54 54 0 0 0-108 0H96a36 36 0 0 0-72 0z"
      />
      <path d="M0 138c60-18 120-28 180-28s120 10 180 28M24 184a36 36 0 0 1 72 0M126 180a54 54 0 0 1 108 0M264 184a36 36 0 0 1 72 0" />
      <path d="M0 138v10M60 123v9M120 113v9M180 110v10M240 113v9M300 123v9M360 138v10" />
      <Ripples
        lines={[
          [-4, 204],
          [42, 198],
          [104, 206],
          [162, 196],
          [222, 206],
          [284, 198],
          [334, 206],
        ]}
      />
      <g transform="translate(206 74)">
        <circle cx="0" cy="28" r="9" />
        <circle cx="30" cy="29" r="9" />
        <path d="M0 28 8 14h16l6 15M8 14l7 14 9-14M15 28H0M22 10h6M5 14h6" />
        <path d="M10 12 14-2l10 8 3 4" />
        <path d="M10 12l6 6-2 9" />
        <circle className="drawing__paper" cx="16" cy="-9" r="5" />
      </g>
      <path className="drawing__paper" d="M92 118V70" />
      <path className="drawing__lamp" d="M86 70v-12h12v12zM84 58l8-8 8 8z" />
    </>
  );
}

export function Bridge() {
  return (
    <Drawing width={BRIDGE_WIDTH} top={46}>
      <BridgePart />
    </Drawing>
  );
}
