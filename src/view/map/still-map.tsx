import type { BrokerType } from '#domain/brokers/broker.ts';
import type { NamedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { VILLAGE } from '#domain/places/towns.ts';
import { MAP_WORDS } from '#words/map/map.ts';
import { fill } from '#words/translation.ts';
import { boxAround } from './box.ts';
import type { Line, Place } from './decode-land.ts';
import { fitCapitals, fitNames, type PlacedName } from './fit-names.ts';
import { PIN_AREA } from './gather-marks.ts';
import { GLYPHS } from './glyphs.ts';
import { LAND } from './land.ts';
import type { MapNames } from './map-names.ts';
import type { Point } from './point.ts';
import { metresPerPixel, projectAt } from './project.ts';
import { chooseScale } from './scale.ts';

/** The closest zoom at which rivers are drawn, and the size of the map there, in pixels: about 40 by 25 km. */
export const STILL = { zoom: 10, width: 400, height: 260 } as const;

/**
 * How far beyond the frame lines are drawn, in pixels: longer than any piece of a line, so that none which
 * crosses the frame is cut.
 */
export const BEYOND = 240;

/** The zoom whose names are fitted in: the towns, and villages between them where there is room. */
const NAMES_OF = 11;

/** The distance of the scale from the frame, in pixels, and the side of the pin's drawing. */
const INSET = 12;
const PIN = 40;

/**
 * The size of the words, as a share of the usual: the map of a narrow window is smaller, and where that has large text, its
 * words have to be so much larger.
 */
const WORDS = { usual: 1, large: 2.2 } as const;

/** The radius of a town's dot in pixels, by rank. */
const DOT = { 1: 3.6, 2: 2.8, 3: 2.2, 4: 1.8 } as const;

export interface StillMapProps {
  readonly place: Coordinates;
  readonly type: BrokerType;
  /** What is seen, for those who do not see it. */
  readonly label: string;
  readonly names: MapNames;
  readonly locale: Locale;
}

/** A broker's surroundings, from the data of the map, without a script. */
export function StillMap({ place, type, label, names, locale }: StillMapProps) {
  const { zoom, width, height } = STILL;
  const middle = { x: width / 2, y: height / 2 };
  const project = projectFrom(place);
  const words = MAP_WORDS[locale];
  const places = names.namesIn(windowAround(place), NAMES_OF, locale);
  const path = (lines: readonly Line[], isClosed: boolean) => drawLines(lines, project, isClosed);
  const scale = chooseScale(metresPerPixel(place.lat, zoom));
  return (
    <figure className="still-map">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
      >
        <path className="still-map__abroad" d={path(LAND.abroad.flat(), true)} />
        <path className="still-map__home" d={path(LAND.home.flat(), true)} />
        {LAND.rivers.map(({ width: water, line }) => {
          const d = path([line], false);
          return d === '' ? null : (
            <path key={d} className={water === 0 ? 'still-map__canal' : 'still-map__river'} d={d} />
          );
        })}
        <path className="still-map__border" d={path(LAND.borders, false)} />
        <path
          className="still-map__scale"
          d={`M${INSET} ${height - 18}v6h${Math.round(scale.pixels)}v-6`}
        />
        {(['usual', 'large'] as const).map((size) => (
          <g key={size} className={`still-map__words still-map__words--${size}`}>
            {fitWords(places, project, WORDS[size]).map((name) => (
              <Name key={`${name.place.name} ${name.place.lat}`} name={name} />
            ))}
            <text
              x={INSET + Math.round(scale.pixels) + 6}
              y={height - INSET}
              fontSize={13 * WORDS[size]}
            >
              {fill(words.kilometres, { count: scale.metres / 1_000 })}
            </text>
          </g>
        ))}
        <g
          data-look={type}
          transform={`translate(${middle.x - PIN / 2} ${middle.y - PIN})`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing of a mark, from this program
          dangerouslySetInnerHTML={{ __html: GLYPHS[type] }}
        />
      </svg>
      <figcaption>{words.drawnFrom}</figcaption>
    </figure>
  );
}

/** The names for which there is room in words of a size, those of capitals and of towns under the pin first. */
function fitWords(
  places: readonly NamedPlace[],
  project: (at: Coordinates) => Point,
  scale: number,
): readonly PlacedName[] {
  const { width, height } = STILL;
  const middle = { x: width / 2, y: height / 2 };
  const isFirst = (at: NamedPlace) => at.rank === 1 || isUnderPin(project(at), middle);
  const window = boxAround(middle, width - INSET, height - INSET);
  const taken = [
    boxAround({ x: middle.x, y: middle.y - PIN / 2 }, PIN_AREA, PIN_AREA),
    boxAround({ x: 60 * scale, y: height - INSET }, 140 * scale, 36 * scale),
  ];
  const first = fitCapitals(places.filter(isFirst), project, { taken, window, scale });
  const others = fitNames(
    places.filter((at) => !isFirst(at)),
    project,
    { taken: [...taken, ...first.flatMap(({ areas }) => areas)], window, scale },
  );
  return [...first, ...others];
}

function Name({ name: { place, point, at, anchor, size } }: { name: PlacedName }) {
  return (
    <g className={place.rank === VILLAGE ? 'still-map__village' : undefined}>
      <circle cx={Math.round(point.x)} cy={Math.round(point.y)} r={DOT[place.rank]} />
      <text
        x={Math.round(at.x)}
        y={Math.round(at.y + size * 0.34)}
        fontSize={Math.round(size * 10) / 10}
        textAnchor={anchor}
      >
        {place.name}
      </text>
    </g>
  );
}

/** Whether the pin hides the dot of a town, which is then named next to the pin. */
const isUnderPin = ({ x, y }: Point, pin: Point) =>
  Math.abs(x - pin.x) < PIN / 2 && y < pin.y + DOT[1] && y > pin.y - PIN;

/** From degrees to pixels of the frame, in whose middle the place is. */
function projectFrom(place: Coordinates): (at: Coordinates) => Point {
  const project = projectAt(STILL.zoom);
  const middle = project(place);
  return (at) => {
    const { x, y } = project(at);
    return { x: x - middle.x + STILL.width / 2, y: y - middle.y + STILL.height / 2 };
  };
}

/** The frame in degrees, to a pixel or two. */
function windowAround({ lat, lng }: Coordinates) {
  const degrees = 360 / (256 * 2 ** STILL.zoom);
  const right = (STILL.width / 2) * degrees;
  const up = (STILL.height / 2) * degrees * Math.cos((lat * Math.PI) / 180);
  return { south: lat - up, west: lng - right, north: lat + up, east: lng + right };
}

/** The path of lines, as far as a little beyond the frame; empty if none comes near it. */
export function drawLines(
  lines: readonly Line[],
  project: (at: Coordinates) => Point,
  isClosed: boolean,
): string {
  return lines
    .map((line) => line.map((place) => nearFrame(project(toCoordinates(place)))))
    .map((points) =>
      points.filter(({ x, y }, i) => x !== points[i - 1]?.x || y !== points[i - 1]?.y),
    )
    .map((points) => points.filter((point, i) => !isBetween(points[i - 1], point, points[i + 1])))
    .filter((points) => (isClosed ? points.length > 2 : points.some(isNear)))
    .map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`)
    .join('');
}

const toCoordinates = ([lat, lng]: Place): Coordinates => ({ lat, lng });

/** The nearest whole pixel within reach of the frame. */
function nearFrame({ x, y }: Point): Point {
  const within = (value: number, size: number) =>
    Math.round(Math.min(Math.max(value, -BEYOND), size + BEYOND));
  return { x: within(x, STILL.width), y: within(y, STILL.height) };
}

const isNear = ({ x, y }: Point) =>
  x > -BEYOND && x < STILL.width + BEYOND && y > -BEYOND && y < STILL.height + BEYOND;

/** Whether a point is as good as on the straight line, across or down, between its neighbours. */
function isBetween(before: Point | undefined, { x, y }: Point, after: Point | undefined): boolean {
  if (!before || !after) return false;
  return (before.x === x && after.x === x) || (before.y === y && after.y === y);
}
