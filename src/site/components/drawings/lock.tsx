import { Drawing, Ripples } from './drawing.tsx';

/** A closed canal lock, with high water on the left and the keeper's house next to it. */
export function LockPart() {
  return (
    <>
      <path className="drawing__shallow" d="M0 132h128v76H0z" stroke="none" />
      <path className="drawing__water" d="M0 132h128" />
      <path className="drawing__brick" d="M128 208V118h20v90z" />
      <path className="drawing__paper" d="M148 208V118h34v90z" />
      <path d="M148 134h34M148 152h34M148 170h34M148 188h34M148 134l34 18M148 152l34 18M148 170l34 18" />
      <path className="drawing__brick" d="M182 208V118h20v90z" />
      <path className="drawing__ink" d="M70 112h142v6H70z" />
      <path d="M165 112V92M156 92h18M158 100h14" />
      <path className="drawing__water" d="M202 186h118" />
      <Ripples
        lines={[
          [16, 150],
          [72, 160],
          [30, 176],
          [216, 196],
          [274, 202],
        ]}
      />
      <path className="drawing__paper" d="M228 118V76h62v42z" />
      <path className="drawing__brick" d="M220 78 240 50h38l20 28z" />
      <path d="M264 50V38h9v12" />
      <path className="drawing__lamp" d="M238 86h14v16h-14z" />
      <path className="drawing__solid-water" d="M264 118V88h14v30z" />
      <path d="M245 86v16M214 118h106M202 118v68M310 118v68" />
    </>
  );
}

export function Lock() {
  return (
    <Drawing width={320} top={38}>
      <LockPart />
    </Drawing>
  );
}
