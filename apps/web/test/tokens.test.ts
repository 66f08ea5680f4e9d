import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { HUES } from '../src/workspace/state-hues.ts';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const SURFACES = ['bg', 'surface', 'sunken', 'hover', 'selected', 'changed'];
const TEXTS = ['ink', 'ink-2', 'ink-3', 'accent', 'fk', 'warn', 'error', 'info', 't-num', 't-time', 't-bool', 't-json', 't-geo', 't-bytes', 't-text'];
const SOFT = [
  ['accent', 'accent-soft'],
  ['fk', 'fk-soft'],
  ['warn', 'warn-soft'],
  ['error', 'error-soft'],
  ['info', 'info-soft'],
  ['on-accent', 'accent'],
] as const;

test.each(['light', 'dark'])('every text colour is readable on every surface, in %s', (theme) => {
  const colours = tokensOf(theme);
  for (const text of TEXTS) {
    for (const surface of SURFACES) {
      expect(contrast(colours.get(text)!, colours.get(surface)!), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  for (const [text, surface] of SOFT) expect(contrast(colours.get(text)!, colours.get(surface)!), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  for (const mark of ['line-strong', 'focus']) {
    for (const surface of ['bg', 'surface', 'sunken'])
      expect(contrast(colours.get(mark)!, colours.get(surface)!), `${mark} on ${surface}`).toBeGreaterThanOrEqual(3);
  }
});

test.each(['light', 'dark'])('a state is readable in its pill, in any hue, in %s', (theme) => {
  const block = new RegExp(`data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)![1]!;
  const token = (name: string): [number, number] => {
    const [, l, c] = new RegExp(`--${name}: ([\\d.]+) ([\\d.]+);`).exec(block)!;
    return [Number(l), Number(c)];
  };
  for (const hue of HUES) expect(contrast([...token('pill-ink'), hue], [...token('pill'), hue]), `hue ${hue}`).toBeGreaterThanOrEqual(4.5);
});

type Oklch = readonly [number, number, number];

function tokensOf(theme: string): Map<string, Oklch> {
  const block = new RegExp(`data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)![1]!;
  return new Map(
    [...block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(([, name, l, c, h]) => [name!, [Number(l), Number(c), Number(h)]]),
  );
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: Oklch, b: Oklch): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of an OKLCH colour: OKLab to linear sRGB by the matrices of CSS Color 4, clipped to the gamut. */
function luminance([l, c, h]: Oklch): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (x: number) => Math.min(1, Math.max(0, x));
  const red = clip(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S);
  const green = clip(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S);
  const blue = clip(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
