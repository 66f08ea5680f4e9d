import { log } from '../../values/log-exp.ts';

/** Shapes of OGC Simple Features, as PostGIS names them in a type: `geometry(MultiPolygon,4326)`. */
export const SHAPES = [
  'point',
  'linestring',
  'polygon',
  'multipoint',
  'multilinestring',
  'multipolygon',
  'geometrycollection',
  'circularstring',
  'compoundcurve',
  'curvepolygon',
  'multicurve',
  'multisurface',
  'polyhedralsurface',
  'triangle',
  'tin',
] as const;
export type Shape = (typeof SHAPES)[number];

/** The modifiers after the name of a PostGIS type. */
type SpatialType = { readonly shape: Shape | undefined; /** The dimension suffix: `Z`, `M`, `ZM` or empty. */ readonly more: string; readonly srid: number };

/** WGS 84, used by geography and most maps. */
const WGS84 = 4326;

/**
 * `public.geometry(LineStringZ,3857)` → a three-dimensional line in Web Mercator. Without modifiers: any shape, WGS 84.
 */
export function spatialType(type: string): SpatialType {
  const [, name = '', srid] = /\(\s*([a-z]+)\s*(?:,\s*(\d+))?\s*\)$/i.exec(type) ?? [];
  const [, bare, more] = /^(.*?)(zm|z|m)?$/.exec(name.toLowerCase())!;
  return { shape: SHAPES.find((each) => each === bare), more: (more ?? '').toUpperCase(), srid: Number(srid ?? 0) || WGS84 };
}

/** Their last point is the first one in every dimension; for polygons, PostGIS looks at two. */
const CLOSED_IN_ALL: ReadonlySet<Shape> = new Set<Shape>(['curvepolygon', 'polyhedralsurface', 'triangle', 'tin']);

type Degrees = readonly [longitude: number, latitude: number];

/**
 * Extended well-known text (`SRID=4326;POINT(13.4 52.5)`) of a shape at a place. Outlines run counter-clockwise and close; `step(k)` gives
 * whole numbers from 0 to 999 for their form.
 */
export function wellKnownText(shape: Shape, at: Degrees, { srid, more }: SpatialType, step: (k: number) => number): string {
  const written = (points: readonly Degrees[]): string =>
    points
      .map((point, k) => {
        const height = step(CLOSED_IN_ALL.has(shape) ? points.indexOf(point) : k);
        return [...project(point, srid), ...[...more].map(() => (height % 400) / 10)].join(' ');
      })
      .join(', ');
  return `SRID=${srid};${shape.toUpperCase()}${more && ` ${more} `}(${inside(shape, at, step, written)})`;
}

function inside(shape: Shape, at: Degrees, step: (k: number) => number, written: (points: readonly Degrees[]) => string): string {
  switch (shape) {
    case 'point':
      return written([at]);
    case 'linestring':
      return written(walk(at, step));
    case 'circularstring':
      // An arc: through the second point to the third.
      return written(walk(at, step).slice(0, 3));
    case 'compoundcurve':
    case 'multicurve':
      return `(${written(walk(at, step))})`;
    case 'polygon':
    case 'curvepolygon':
      return `(${written(outline(at, step))})`;
    case 'multipoint':
      return walk(at, step)
        .map((point) => `(${written([point])})`)
        .join(', ');
    case 'multilinestring':
      return `(${written(walk(at, step))}), (${written(walk(moved(at, 0.02), step))})`;
    case 'triangle':
      return `(${written(triangle(at, step))})`;
    case 'tin':
      return `((${written(triangle(at, step))}))`;
    case 'multipolygon':
    case 'multisurface':
    case 'polyhedralsurface':
      return `((${written(outline(at, step))}))`;
    case 'geometrycollection':
      return `POINT(${written([at])}), LINESTRING(${written(walk(at, step))})`;
  }
}

/** Four to eight points, each some hundred metres on. */
function walk(at: Degrees, step: (k: number) => number): Degrees[] {
  const points: Degrees[] = [at];
  for (let k = 1; k < 4 + (step(0) % 5); k++)
    points.push(round([points[k - 1]![0] + (step(k) - 300) / 100_000, points[k - 1]![1] + (step(k + 20) - 300) / 100_000]));
  return points;
}

/** Five corners around the place, at some hundred metres. */
function outline([longitude, latitude]: Degrees, step: (k: number) => number): Degrees[] {
  const corners = CORNERS.map(([x, y], k): Degrees => {
    const far = (400 + step(k)) / 100_000;
    return round([longitude + x * far, latitude + y * far]);
  });
  return [...corners, corners[0]!];
}

function triangle(at: Degrees, step: (k: number) => number): Degrees[] {
  const [first, second, third] = outline(at, step);
  return [first!, second!, third!, first!];
}

const CORNERS = [
  [1, 0],
  [0.31, 0.95],
  [-0.81, 0.59],
  [-0.81, -0.59],
  [0.31, -0.95],
] as const;

function moved([longitude, latitude]: Degrees, by: number): Degrees {
  return round([longitude + by, latitude + by]);
}

function round([x, y]: Degrees): Degrees {
  return [Math.round(x * 1_000_000) / 1_000_000, Math.round(y * 1_000_000) / 1_000_000];
}

const EARTH_RADIUS = 6_378_137;
const RADIAN = 0.017453292519943295;

/** Numbers from 4000 to 4999 are systems in degrees (EPSG); 3857 is Mercator on a sphere; for others, metres east and north of a zone's origin. */
function project(at: Degrees, srid: number): Degrees {
  const [longitude, latitude] = at;
  if (srid >= 4000 && srid < 5000) return at;
  const metres = (x: number): number => Math.round(x * 100) / 100;
  if (srid === 3857) {
    const s = sine(latitude * RADIAN);
    return [metres(longitude * RADIAN * EARTH_RADIUS), metres((EARTH_RADIUS / 2) * log((1 + s) / (1 - s)))];
  }
  const zone = longitude - Math.floor(longitude / 6) * 6 - 3;
  return [metres(500_000 + zone * 70_000), metres(Math.abs(latitude) * 111_132)];
}

/** A Taylor series for angles up to a quarter turn: `Math.sin` differs between JavaScript engines. */
function sine(x: number): number {
  let term = x;
  let sum = x;
  for (let k = 1; k < 10; k++) {
    term *= (-x * x) / (2 * k * (2 * k + 1));
    sum += term;
  }
  return sum;
}
