import { useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react';
import { formatMany } from '../../lib/format.ts';
import { DiagramTip, type Tip } from './diagram-tip.tsx';
import type { Hit } from './hit.ts';
import type { Level } from './levels.ts';
import { Overview, type OverviewHandle } from './overview.tsx';
import { SceneCanvas } from './scene-canvas.tsx';
import type { CanvasHandle } from './use-scene-view.ts';
import type { View } from './viewport.ts';
import styles from './diagram.module.css';

type DiagramStageProps = Omit<ComponentProps<typeof SceneCanvas>, 'label' | 'onView' | 'onHover' | 'ref'> & {
  onLevel: (level: Level) => void;
  ref: Ref<CanvasHandle>;
};

/** The diagram, a tooltip for details that it does not show, and a small map if it is only partly visible. */
export function DiagramStage({ onLevel, ref, ...props }: DiagramStageProps) {
  const { scene, selected, counts } = props;
  const canvas = useRef<CanvasHandle>(null);
  const overview = useRef<OverviewHandle>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<(Tip & { readonly view: View | null; readonly size: { width: number; height: number } }) | null>(null);
  const seen = useRef<View>(null);
  useImperativeHandle(ref, () => canvas.current!);
  const hover = (hit: Hit | null, at: Tip['at'], level: Level) => {
    // With columns a card shows all its details.
    if (hit === null || level === 'columns') return setTip(null);
    const isSame = tip !== null && tip.hit.card === hit.card && tip.hit.panel === hit.panel;
    if (!isSame) setTip({ hit, at, level, view: seen.current, size: { width: stage.current!.clientWidth, height: stage.current!.clientHeight } });
  };
  return (
    <div ref={stage} className={`absolute ${styles.picture}`}>
      <SceneCanvas
        {...props}
        ref={canvas}
        label={`Diagram of ${formatMany(scene.cards.length, 'table')} and ${formatMany(scene.links.length, 'relation')}. Arrow keys go along the relations.`}
        onView={(view, sight, level) => {
          // The tooltip disappears when its element moves away from the pointer.
          if (tip !== null && tip.view !== view) setTip(null);
          seen.current = view;
          overview.current?.sight(sight);
          onLevel(level);
        }}
        onHover={hover}
      />
      <Overview ref={overview} scene={scene} selected={selected} onGo={(at) => canvas.current?.centreOn(at)} />
      {tip ? <DiagramTip tip={tip} scene={scene} counts={counts} size={tip.size} /> : null}
    </div>
  );
}
