import { MooredBoat } from '#view/brand/moored-boat.tsx';

/** The picture of a screen without a form: next to its text where there is room, else below. */
export function GateDrawing() {
  return (
    <div className="gate__drawing">
      <MooredBoat />
    </div>
  );
}
