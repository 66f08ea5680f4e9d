const NAMES = [
  'bg',
  'surface',
  'sunken',
  'hover',
  'selected',
  'changed',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'fk',
  'fk-soft',
  'warn',
] as const;
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

/**
 * The page's colours as `#rrggbb`, for canvas and SVG readers. Forced colours are returned as the browser forces them.
 */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const canvas = new OffscreenCanvas(1, 1);
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  const hex = (name: string) => {
    ctx.fillStyle = style.getPropertyValue(`--${name}`).trim();
    ctx.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = ctx.getImageData(0, 0, 1, 1).data;
    return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  return Object.fromEntries(NAMES.map((name) => [name, hex(name)])) as Palette;
}
