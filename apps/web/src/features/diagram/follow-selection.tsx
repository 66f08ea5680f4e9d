import { useReactFlow } from '@xyflow/react';
import { useEffect, useEffectEvent } from 'react';

const READABLE = 0.55;
const MOVE_MS = 240;

/** Brings the table that is picked elsewhere (the list, the palette, a link) into view, at a size that can be read. */
export function FollowSelection({ selected, still }: { selected: string; still: () => boolean }) {
  const flow = useReactFlow();
  const follow = useEffectEvent((table: string) => {
    const node = flow.getNode(table);
    if (!node || still()) return;
    const { width = 0, height = 0, position } = node;
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
    void flow.setCenter(position.x + width / 2, position.y + height / 2, { zoom: Math.max(READABLE, flow.getZoom()), duration });
  });
  useEffect(() => follow(selected), [selected]);
  return null;
}
