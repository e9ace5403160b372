import { Drawing, Ripples } from './drawing.tsx';

/** A bus waiting by the water. */
export function BusPart() {
  return (
    <>
      <path
        className="drawing__shallow"
        d="M40 168V92c0-8 6-12 14-12h170c12 0 18 8 20 20l6 38v30z"
      />
      <path
        className="drawing__paper"
        d="M52 94h28v30H52zM88 94h28v30H88zM124 94h28v30h-28zM160 94h28v30h-28z"
      />
      <path className="drawing__lamp" d="M88 94h28v30H88z" />
      <path className="drawing__paper" d="M200 168V94h22v74zM230 94h6l6 36h-12z" />
      <path d="M211 94v74M40 138h156M46 148h150" />
      <circle className="drawing__ink" cx="84" cy="167" r="13" />
      <circle className="drawing__paper" cx="84" cy="167" r="5" />
      <circle className="drawing__ink" cx="182" cy="167" r="13" />
      <circle className="drawing__paper" cx="182" cy="167" r="5" />
      <path className="drawing__lamp" d="M244 148h6v8h-6z" />
      <path d="M278 180v-77" />
      <path className="drawing__brick" d="M266 84h24v20h-24z" />
      <path d="M271 91h14M271 97h9" />
    </>
  );
}

export function Bus() {
  return (
    <Drawing width={292} top={80}>
      <BusPart />
      <path d="M0 180h292" />
      <Ripples
        lines={[
          [14, 196],
          [80, 204],
          [150, 196],
          [220, 204],
        ]}
      />
    </Drawing>
  );
}
