/** As PostGIS names them, without a dimension suffix. */
const SHAPES = [
  'Geometry',
  'Point',
  'LineString',
  'Polygon',
  'MultiPoint',
  'MultiLineString',
  'MultiPolygon',
  'GeometryCollection',
  'CircularString',
  'CompoundCurve',
  'CurvePolygon',
  'MultiCurve',
  'MultiSurface',
  'PolyhedralSurface',
  'Triangle',
  'Tin',
];

/** A geography has this reference system unless it names another one. */
const WGS84 = 4326;

/**
 * Modifiers of a type of PostGIS as `format_type` prints them, from those of a script: `('POINT',2056)` becomes
 * `(Point,2056)`. Unknown ones stay as they are.
 */
export function spatialModifiers(type: string, modifiers: string): string {
  const [, name, suffix, srid] = /^\('?([a-z]+?)(zm|z|m)?'?(?:,'?(\d+)'?)?\)$/i.exec(modifiers.replaceAll(/\s+/g, '')) ?? [];
  const shape = SHAPES.find((each) => each.toLowerCase() === name?.toLowerCase());
  if (shape === undefined) return modifiers;
  const system = Number(srid ?? 0) || (type === 'geography' ? WGS84 : 0);
  const [dimensions, reference] = [(suffix ?? '').toUpperCase(), system === 0 ? '' : `,${system}`];
  return shape === 'Geometry' && dimensions === '' && reference === '' ? '' : `(${shape}${dimensions}${reference})`;
}
