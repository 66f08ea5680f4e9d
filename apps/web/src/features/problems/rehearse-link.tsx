import { Link } from '@tanstack/react-router';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';

/** Leads to the rehearsal of a migration with the schema of this dataset. */
export function RehearseLink() {
  const id = useDraft((state) => state.datasetId);
  const may = useMay('write');
  if (!may) return null;
  return (
    <p className="quiet">
      The schema is about to change?{' '}
      <Link to="/rehearse" search={{ dataset: id }}>
        Rehearse a migration
      </Link>
    </p>
  );
}
