import { Drawing } from './drawing.tsx';

export type CarKind = 'saloon' | 'estate';

/** A parked car, facing right. */
export function CarPart({ kind = 'saloon' }: { kind?: CarKind }) {
  return (
    <>
      {kind === 'saloon' ? <Saloon /> : <Estate />}
      <path className="drawing__lamp" d="M149 150.5h5.5v6.5h-5.5z" />
      <circle className="drawing__ink" cx="38.5" cy="168" r="12" />
      <circle className="drawing__paper" cx="38.5" cy="168" r="5" />
      <circle className="drawing__ink" cx="123" cy="168" r="12" />
      <circle className="drawing__paper" cx="123" cy="168" r="5" />
    </>
  );
}

export function Car() {
  return (
    <Drawing width={156} top={109}>
      <CarPart />
      <path d="M0 180h156" />
    </Drawing>
  );
}

function Saloon() {
  return (
    <>
      <path
        className="drawing__solid-water"
        d="M6.5 169v-16c0-6.5 4-10.5 11-12l17.5-3 17.5-17.5c4-4 8-5.5 13.5-5.5h30.5c6.5 0 11 2.5 15 6.5l16 17 16 4c7 1.5 10.5 6.5 10.5 13v14.5z"
      />
      <path
        className="drawing__paper"
        d="M46.5 137.5l13-13.5c2.5-2.5 5-3 8-3h11v17zM85 121h12c4 0 6.5 1.5 9.5 4l11 13h-33z"
      />
      <path d="M81.5 121v45M88 146.5h9M49.5 146.5h9" />
    </>
  );
}

function Estate() {
  return (
    <>
      <path
        className="drawing__brick"
        d="M6.5 169v-29l9.5-19c2.5-5 5.5-6.5 10.5-6.5h70.5c6.5 0 11 2.5 15 6.5l16 17 16 4c7 1.5 10.5 6.5 10.5 13v14.5z"
      />
      <path
        className="drawing__paper"
        d="M17.5 137.5l7-13.5c1.5-2.5 3-3 5.5-3h14.5v17zM51 121h27v17H51zM85 121h12c4 0 6.5 1.5 9.5 4l11 13h-33z"
      />
      <path d="M81.5 121v45M48 121v40M88 146.5h9M54.5 146.5h9M16 109.5h73.5M24 114.5v-5M83 114.5v-5" />
    </>
  );
}
