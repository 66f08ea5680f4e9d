import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { DiagramSkeleton } from './diagram-skeleton.tsx';

const Diagram = lazyPart(() => import('./diagram.tsx').then(({ Diagram }) => Diagram), 'pane');

/** The diagram, loaded on first use. */
export function DiagramView(props: { selected: string; onSelect: (table: string) => void; onOpen: (table: string) => void }) {
  return (
    <Suspense fallback={<DiagramSkeleton label="Loading the diagram" />}>
      <Diagram {...props} />
    </Suspense>
  );
}
