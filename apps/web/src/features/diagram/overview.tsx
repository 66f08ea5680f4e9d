import { useEffect, useImperativeHandle, useRef, type PointerEvent, type Ref } from 'react';
import type { Box, Point } from './box.ts';
import { emptiestCorner, type Corner } from './emptiest-corner.ts';
import type { Scene } from './scene.ts';
import styles from './diagram.module.css';

const WIDTH = 168;
const HEIGHT = 132;
/** The margin around the map, in px. */
const MARGIN = 12;
/** The picture rests when it has not moved for so long: then the map makes room. */
const REST_MS = 250;

export type OverviewHandle = { /** Moves the frame of the visible part; if everything is visible, the map is hidden. */ sight(box: Box): void };

/**
 * A small map of all tables with the visible part; a press moves there. The keys of the diagram do the same. When the view rests, the map moves to the corner where it
 * covers the least; on a phone it is hidden then.
 */
export function Overview({ scene, selected, onGo, ref }: { scene: Scene; selected: string; onGo: (to: Point) => void; ref: Ref<OverviewHandle> }) {
  const frame = useRef<SVGRectElement>(null);
  const whole = useRef<SVGSVGElement>(null);
  const corner = useRef<Corner>('bottom-right');
  const rest = useRef(0);
  const isHeld = useRef(false);
  const { x, y, width, height } = scene.bounds;
  const card = scene.cards.find((one) => one.id === selected);
  useEffect(() => () => clearTimeout(rest.current), []);
  const settle = (sight: Box) => {
    const map = whole.current;
    const stage = map?.parentElement;
    // It does not leave from under a finger.
    if (!map || !stage || stage.clientWidth === 0 || isHeld.current) return;
    map.removeAttribute('data-moving');
    const zoom = stage.clientWidth / sight.width;
    const own = map.getBoundingClientRect();
    if (own.width === 0) return;
    const size = { width: (own.width + MARGIN) / zoom, height: (own.height + MARGIN) / zoom };
    corner.current = emptiestCorner(sight, size, scene.cards, card, corner.current);
    map.dataset['corner'] = corner.current;
  };
  const unit = Math.max(width / WIDTH, height / HEIGHT);
  useImperativeHandle(ref, () => ({
    sight: (box) => {
      const all = box.x <= x && box.y <= y && box.x + box.width >= x + width && box.y + box.height >= y + height;
      whole.current?.toggleAttribute('data-all', all);
      for (const [name, value] of Object.entries({ x: box.x, y: box.y, width: box.width, height: box.height }))
        frame.current?.setAttribute(name, String(value));
      if (rest.current !== 0) whole.current?.toggleAttribute('data-moving', true);
      clearTimeout(rest.current);
      rest.current = window.setTimeout(() => settle(box), REST_MS);
    },
  }));
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const seen = event.currentTarget.getBoundingClientRect();
    onGo({ x: x + ((event.clientX - seen.left) / seen.width) * width, y: y + ((event.clientY - seen.top) / seen.height) * height });
  };
  return (
    <svg
      ref={whole}
      className={`card pointer absolute ${styles.overview}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width / unit}
      height={height / unit}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = true;
        go(event);
      }}
      onPointerMove={go}
      onLostPointerCapture={() => (isHeld.current = false)}
    >
      <path d={scene.cards.map((one) => `M${one.x} ${one.y}h${one.width}v${one.height}h${-one.width}z`).join('')} className={styles.overviewArea} />
      {card ? <rect x={card.x - unit} y={card.y - unit} width={card.width + 2 * unit} height={card.height + 2 * unit} className={styles.overviewCard} /> : null}
      <rect ref={frame} className={styles.overviewSight} strokeWidth={unit * 1.5} />
    </svg>
  );
}
