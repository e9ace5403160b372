import { At, Drawing } from './drawing.tsx';

/** The houses of the row, with their widths. */
const HOUSES = {
  stepped: { House: SteppedGable, width: 72 },
  cornice: { House: Cornice, width: 64 },
  bell: { House: BellGable, width: 68 },
  mansard: { House: Mansard, width: 66 },
  point: { House: Point, width: 60 },
};

export type HouseKind = keyof typeof HOUSES;

export const HOUSE_KINDS = Object.keys(HOUSES) as HouseKind[];

/** How far a roof juts out over the wall. */
const EAVES = 4;

const wallsOf = (row: readonly HouseKind[]) =>
  row.reduce((sum, kind) => sum + HOUSES[kind].width, 0);

/** The width of a row with its eaves. */
export const widthOfRow = (row: readonly HouseKind[]): number => wallsOf(row) + 2 * EAVES;

/** A row of Belgian brick houses of different widths. */
export function HousesPart({ row = HOUSE_KINDS }: { row?: readonly HouseKind[] }) {
  return (
    <>
      {row.map((kind, place) => {
        const { House } = HOUSES[kind];
        const before = EAVES + wallsOf(row.slice(0, place));
        return (
          <At x={before} key={kind}>
            <House />
          </At>
        );
      })}
    </>
  );
}

export function Houses() {
  return (
    <Drawing width={338} top={38}>
      <HousesPart />
      <path d="M0 180H338" />
    </Drawing>
  );
}

function SteppedGable() {
  return (
    <>
      <path className="drawing__brick" d="M6 180V88h9V76h8V64h8V52h16v12h8v12h8v12h9v92z" />
      <path className="drawing__paper" d="M17 104h14v24H17zM47 104h14v24H47zM32 72h14v18H32z" />
      <path d="M24 104v24M54 104v24M39 72v18" />
      <path className="drawing__paper" d="M17 142h14v20H17z" />
      <path className="drawing__solid-water" d="M43 180v-30a9 9 0 0 1 18 0v30z" />
      <path d="M10 96h6M60 96h8M14 136h8M52 136h12" />
    </>
  );
}

function Cornice() {
  return (
    <>
      <path className="drawing__paper" d="M0 180V74h64v106z" />
      <path className="drawing__shallow" d="M2 74 10 56h44l8 18z" />
      <path className="drawing__paper" d="M26 70V58a6 6 0 0 1 12 0v12z" />
      <path d="M-2 74h68M0 82h64" />
      <path className="drawing__shallow" d="M11 94h14v26H11zM39 94h14v26H39zM11 136h14v24H11z" />
      <path d="M11 107h14M39 107h14M11 148h14M8 124h20M36 124h20" />
      <path className="drawing__ink" d="M38 180v-42h16v42z" />
    </>
  );
}

function BellGable() {
  return (
    <>
      <path
        className="drawing__shallow"
        d="M0 180V92c0-12 12-8 14-20 2-10 8-8 10-18 2-8 18-8 20 0 2 10 8 8 10 18 2 12 14 8 14 20v88z"
      />
      <circle className="drawing__paper" cx="34" cy="70" r="6" />
      <path className="drawing__lamp" d="M12 98h14v24H12z" />
      <path className="drawing__paper" d="M42 98h14v24H42zM42 138h14v24H42z" />
      <path d="M12 110h14M42 110h14M42 150h14M30 46v-8h8v8" />
      <path className="drawing__brick" d="M12 180v-34a8 8 0 0 1 16 0v34z" />
      <path d="M0 132h68" />
    </>
  );
}

function Mansard() {
  return (
    <>
      <path className="drawing__brick" d="M0 180V92h66v88z" />
      <path className="drawing__paper" d="M4 92 12 60h42l8 32z" />
      <path className="drawing__shallow" d="M18 88V72h10v16zM38 88V72h10v16z" />
      <path d="M-2 92h70M48 60V44h8v22" />
      <path className="drawing__paper" d="M10 104h12v24H10zM28 104h12v24H28zM46 104h12v24H46z" />
      <path d="M10 116h12M28 116h12M46 116h12" />
      <path className="drawing__paper" d="M8 142h30v26H8zM8 155h30M23 142v26" />
      <path className="drawing__solid-water" d="M46 180v-38h13v38z" />
    </>
  );
}

function Point() {
  return (
    <>
      <path className="drawing__paper" d="M0 180v-78l27-40 27 40v78z" />
      <path d="M-4 108 27 62l31 46" />
      <path className="drawing__shallow" d="M20 92h14v20H20zM8 126h14v22H8zM33 126h14v22H33z" />
      <path d="M27 92v20M15 126v22M40 126v22" />
      <path className="drawing__brick" d="M20 180v-20h14v20z" />
    </>
  );
}
