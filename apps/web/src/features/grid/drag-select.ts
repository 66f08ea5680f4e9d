import type { Place } from '../../workspace/place.ts';
import type { GridPainter } from './painter.ts';

/** Maximum number of rows that a frame scrolls for each px beyond the edge. */
const PER_PX = 1 / 12;
const MAX_ROWS = 20;

/**
 * Follows a pointer pressed in the grid until it is released: reports each new place under it, and scrolls while it is
 * beyond an edge. Call `stop` when the grid unmounts.
 */
export function dragSelect(scroller: HTMLElement, painter: GridPainter, rowHeight: number, onPlace: (place: Place) => void): { stop(): void } {
  const ended = new AbortController();
  let point: { x: number; y: number } | null = null;
  let last = '';
  let frame = 0;
  const tell = () => {
    const place = point && painter.placeAt(point.x, point.y);
    const key = place ? `${place.row} ${place.column}` : '';
    if (!place || key === last) return;
    last = key;
    onPlace(place);
  };
  const beyond = () => {
    frame = 0;
    if (!point) return;
    const box = scroller.getBoundingClientRect();
    const down = overhang(point.y, box.top, box.bottom);
    const across = overhang(point.x, box.left, box.right);
    if (down === 0 && across === 0) return;
    const rows = Math.sign(down) * Math.min(MAX_ROWS, Math.ceil(Math.abs(down) * PER_PX));
    scroller.scrollBy(Math.sign(across) * 16, rows * rowHeight);
    tell();
    frame = requestAnimationFrame(beyond);
  };
  const stop = () => {
    ended.abort();
    cancelAnimationFrame(frame);
  };
  const options = { signal: ended.signal };
  window.addEventListener(
    'pointermove',
    (event) => {
      point = { x: event.clientX, y: event.clientY };
      tell();
      if (frame === 0) frame = requestAnimationFrame(beyond);
    },
    options,
  );
  window.addEventListener('pointerup', stop, options);
  window.addEventListener('pointercancel', stop, options);
  return { stop };
}

/** The distance beyond the nearer edge; 0 inside. */
function overhang(at: number, low: number, high: number): number {
  return at < low ? at - low : at > high ? at - high : 0;
}
