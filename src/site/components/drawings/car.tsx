import { Drawing } from './drawing.tsx';

const CAR_WIDTH = 200;

export type CarKind = 'saloon' | 'estate';

/** A parked car, facing right. */
export function CarPart({ kind = 'saloon' }: { kind?: CarKind }) {
  return (
    <>
      {kind === 'saloon' ? <Saloon /> : <Estate />}
      <path className="drawing__lamp" d="M186 143h7v8h-7z" />
      <circle className="drawing__ink" cx="48" cy="165" r="15" />
      <circle className="drawing__paper" cx="48" cy="165" r="6" />
      <circle className="drawing__ink" cx="154" cy="165" r="15" />
      <circle className="drawing__paper" cx="154" cy="165" r="6" />
    </>
  );
}

export function Car() {
  return (
    <Drawing width={CAR_WIDTH} top={84}>
      <CarPart />
      <path d="M0 180h200" />
    </Drawing>
  );
}

function Saloon() {
  return (
    <>
      <path
        className="drawing__solid-water"
        d="M8 166v-20c0-8 5-13 14-15l22-4 22-22c5-5 10-7 17-7h38c8 0 14 3 19 8l20 21 20 5c9 2 13 8 13 16v18z"
      />
      <path
        className="drawing__paper"
        d="M58 127l16-17c3-3 6-4 10-4h14v21zM106 106h15c5 0 8 2 12 5l14 16h-41z"
      />
      <path d="M102 106v56M110 138h11M62 138h11" />
    </>
  );
}

function Estate() {
  return (
    <>
      <path
        className="drawing__brick"
        d="M8 166v-36l12-24c3-6 7-8 13-8h88c8 0 14 3 19 8l20 21 20 5c9 2 13 8 13 16v18z"
      />
      <path
        className="drawing__paper"
        d="M22 127l9-17c2-3 4-4 7-4h18v21zM64 106h34v21H64zM106 106h15c5 0 8 2 12 5l14 16h-41z"
      />
      <path d="M102 106v56M60 106v50M110 138h11M68 138h11M20 92h92M30 98v-6M104 98v-6" />
    </>
  );
}
