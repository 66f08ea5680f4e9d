import { lazy, Suspense } from 'react';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';

const Diagram = lazy(() => import('./diagram.tsx').then((file) => ({ default: file.Diagram })));

/** The diagram, loaded when it is first looked at. */
export function DiagramView(props: { selected: string; onSelect: (table: string) => void; onOpen: (table: string) => void }) {
  return (
    <Suspense fallback={<SkeletonLines count={14} label="Loading the diagram" />}>
      <Diagram {...props} />
    </Suspense>
  );
}
