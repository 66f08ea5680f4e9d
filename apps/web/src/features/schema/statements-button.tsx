import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';

const StatementsDialog = lazyPart(() => import('./statements-dialog.tsx').then(({ StatementsDialog }) => StatementsDialog), 'over');

/** Opens the schema's SQL with statements to edit. */
export function StatementsButton({ start, isFirst }: { start: string; isFirst?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={isFirst ? 'primary' : 'plain'} onPress={() => setOpen(true)}>
        Change the condition with SQL…
      </Button>
      <Suspense>{isOpen ? <StatementsDialog start={start} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
