import { useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';
import { formatMany } from '../../lib/format.ts';
import { Overview, type OverviewHandle } from './overview.tsx';
import { SceneCanvas } from './scene-canvas.tsx';
import type { CanvasHandle } from './use-scene-view.ts';

type DiagramStageProps = Omit<ComponentProps<typeof SceneCanvas>, 'label' | 'onView' | 'ref'> & { ref: Ref<CanvasHandle> };

/** The picture, and a small map of it while not all of it is in sight. */
export function DiagramStage({ ref, ...props }: DiagramStageProps) {
  const { scene, selected } = props;
  const canvas = useRef<CanvasHandle>(null);
  const overview = useRef<OverviewHandle>(null);
  useImperativeHandle(ref, () => canvas.current!);
  return (
    <>
      <SceneCanvas
        {...props}
        ref={canvas}
        label={`Diagram of ${formatMany(scene.cards.length, 'table')} and ${formatMany(scene.links.length, 'relation')}. Arrow keys go along the relations.`}
        onView={(_, sight) => overview.current?.sight(sight)}
      />
      <Overview ref={overview} scene={scene} selected={selected} onGo={(at) => canvas.current?.centreOn(at)} />
    </>
  );
}
