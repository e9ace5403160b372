import { Drawing, Ripples } from './drawing.tsx';

export type BoatKind = 'rowing' | 'sailing';

/** A small boat, with oars or a sail. */
export function BoatPart({ kind = 'rowing' }: { kind?: BoatKind }) {
  return (
    <>
      {kind === 'sailing' && (
        <>
          <path d="M70 158V56" />
          <path className="drawing__paper" d="M75 62c26 22 38 50 42 84H75z" />
          <path className="drawing__brick" d="M65 74c-16 22-24 46-28 72h28z" />
          <path d="M75 104h30M75 126h38" />
        </>
      )}
      <path className="drawing__brick" d="M30 158v-10h14v10zM84 158v-10h14v10z" />
      {kind === 'rowing' && <path d="M22 146 118 132M50 150l82 6M118 132l16-5M132 156l14 3" />}
      <path
        className="drawing__ink"
        d="M6 156c42 6 88 6 138-4-4 20-16 34-36 34H42c-20 0-32-12-36-30z"
      />
      <path className="drawing__hull-line" d="M20 168c34 5 74 5 110 0" />
      <Ripples
        lines={[
          [4, 196],
          [52, 203],
          [104, 196],
        ]}
      />
    </>
  );
}

export function Boat() {
  return (
    <Drawing width={146} top={126}>
      <BoatPart />
    </Drawing>
  );
}
