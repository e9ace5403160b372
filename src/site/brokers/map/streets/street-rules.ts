import {
  exp,
  type Feature,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import type { MapLayer } from '#domain/brokers/map-layers.ts';
import type { StreetColours } from './street-colours.ts';

/** The kinds of roads, the smallest first, with their widths in pixels by zoom. */
const WIDTHS = {
  minor: [
    [12, 0.4],
    [14, 2.5],
    [16, 8],
  ],
  side: [
    [10, 0.4],
    [14, 4],
    [16, 11],
  ],
  main: [
    [8, 0.4],
    [12, 2],
    [16, 13],
  ],
  motorway: [
    [7, 0.6],
    [12, 3],
    [16, 14],
  ],
} as const;

type Road = keyof typeof WIDTHS;
const ROADS = Object.keys(WIDTHS) as Road[];

/** How much wider than the roadway its two lines are, in pixels. */
const LINES = 1.4;

/** Widths grow by this base from zoom to zoom. */
const GROWTH = 1.5;

const widthOf = (road: Road, added = 0) => {
  const width = exp(
    GROWTH,
    WIDTHS[road].map(([zoom, pixels]) => [zoom, pixels]),
  );
  return (zoom: number) => width(zoom) + added;
};

const isOf =
  (kind: string) =>
  (_zoom: number, { props }: Feature) =>
    props.kind === kind;

interface Drawn extends Omit<PaintRule, 'dataLayer'> {
  readonly dataLayer: MapLayer;
}

/** What is drawn of the file, lowest first. */
export function paintStreets(colours: StreetColours): readonly Drawn[] {
  const line = (color: string, width: number, dash?: number[]) =>
    new LineSymbolizer({
      color,
      width,
      lineJoin: 'round',
      ...(dash && { dash, dashColor: color, dashWidth: width }),
    });
  return [
    { dataLayer: 'green', symbolizer: new PolygonSymbolizer({ fill: colours.green }) },
    { dataLayer: 'water', symbolizer: new PolygonSymbolizer({ fill: colours.water }) },
    { dataLayer: 'waterway', symbolizer: line(colours.water, 1.5), filter: isOf('river') },
    {
      dataLayer: 'waterway',
      symbolizer: line(colours.water, 1),
      filter: isOf('stream'),
      minzoom: 13,
    },
    { dataLayer: 'coast', symbolizer: line(colours.coast, 1) },
    { dataLayer: 'rail', symbolizer: line(colours.rail, 1, [5, 3]), minzoom: 10 },
    {
      dataLayer: 'road',
      symbolizer: line(colours.path, 1, [2, 2]),
      filter: isOf('path'),
      minzoom: 15,
    },
    // All lines before any roadway, so that roads join where they meet.
    ...ROADS.map((road) => ({
      dataLayer: 'road' as const,
      symbolizer: new LineSymbolizer({
        color: colours[road],
        width: widthOf(road, LINES),
        lineCap: 'round',
        lineJoin: 'round',
      }),
      filter: isOf(road),
    })),
    ...ROADS.map((road) => ({
      dataLayer: 'road' as const,
      symbolizer: new LineSymbolizer({
        color: road === 'motorway' ? colours.highway : colours.roadway,
        width: widthOf(road),
        lineCap: 'round',
        lineJoin: 'round',
      }),
      filter: isOf(road),
    })),
  ];
}

/** The names along streets, those of larger ones first. Towns are named above, next to their dots. */
export function nameStreets(colours: StreetColours, face: string): readonly LabelRule[] {
  const along = (fill: string, font: string) =>
    new LineLabelSymbolizer({ fill, stroke: colours.land, width: 3, font, position: 2 });
  const ofRoads = ROADS.toReversed().map((road) => ({
    dataLayer: 'road',
    symbolizer: along(colours.name, `500 12px ${face}`),
    filter: isOf(road),
    minzoom: road === 'minor' ? 15 : 14,
  }));
  const ofRivers = {
    dataLayer: 'waterway',
    symbolizer: along(colours.waterName, `italic 500 12px ${face}`),
    filter: isOf('river'),
    minzoom: 12,
  };
  return [...ofRoads, ofRivers];
}
