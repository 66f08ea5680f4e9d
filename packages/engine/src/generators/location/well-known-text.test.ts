import { expect, test } from 'vitest';
import { SHAPES, spatialType, wellKnownText } from './well-known-text.ts';

const step = (k: number): number => (k * 137) % 1000;
const BERLIN = [13.4, 52.5] as const;

test('a type gives its shape, its dimensions and its reference system', () => {
  expect(spatialType('public.geometry(MultiPolygon,4326)')).toEqual({ shape: 'multipolygon', more: '', srid: 4326 });
  expect(spatialType('geometry(LineStringZM,3857)')).toEqual({ shape: 'linestring', more: 'ZM', srid: 3857 });
  expect(spatialType('geography(PointZ)')).toEqual({ shape: 'point', more: 'Z', srid: 4326 });
  expect(spatialType('public.geometry')).toEqual({ shape: undefined, more: '', srid: 4326 });
});

test('outlines are closed, and every shape is near its place', () => {
  for (const shape of SHAPES) {
    const text = wellKnownText(shape, BERLIN, { shape, more: '', srid: 4326 }, step);
    expect(text).toMatch(new RegExp(`^SRID=4326;${shape.toUpperCase()}\\(`));
    const points = [...text.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(points.filter(([x, y]) => Math.abs(x - 13.4) > 0.1 || Math.abs(y - 52.5) > 0.1)).toEqual([]);
    if (/polygon|surface|triangle|tin/.test(shape)) expect(points.at(-1)).toEqual(points[0]);
  }
});

test('web maps are in metres, by Mercator', () => {
  const [, x, y] = /POINT\(([\d.]+) ([\d.]+)\)/.exec(wellKnownText('point', BERLIN, spatialType('geometry(Point,3857)'), step))!;
  expect(Number(x)).toBeCloseTo((13.4 / 180) * Math.PI * 6_378_137, 1);
  expect(Number(y)).toBeCloseTo(Math.log(Math.tan(Math.PI / 4 + (52.5 * Math.PI) / 360)) * 6_378_137, 1);
});

test('a third dimension is written after each point', () => {
  expect(wellKnownText('point', BERLIN, spatialType('geometry(PointZ,4326)'), step)).toBe('SRID=4326;POINT Z (13.4 52.5 0)');
});

test('curved outlines close in the third dimension too', () => {
  const [, ring] = /^SRID=4326;CURVEPOLYGON Z \(\((.*)\)\)$/.exec(wellKnownText('curvepolygon', BERLIN, spatialType('geometry(CurvePolygonZ,4326)'), step))!;
  const points = ring!.split(', ');
  expect([points.length, points.at(-1)]).toEqual([6, points[0]]);
});
