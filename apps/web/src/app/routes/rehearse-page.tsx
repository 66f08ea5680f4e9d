import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { MayNot } from '../../components/layout/may-not.tsx';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { RehearseForm } from '../../features/rehearse/rehearse-form.tsx';
import { datasetQuery } from '../../queries/datasets.ts';
import { useMay } from '../../queries/me.ts';

const route = getRouteApi('/rehearse');

/** Runs a migration over unusual rows of a dataset's schema, or of one that is pasted. */
export function RehearsePage() {
  const { dataset: id } = route.useSearch();
  const may = useMay('write');
  const dataset = useQuery({ ...datasetQuery(id ?? ''), enabled: id !== undefined });
  return (
    <PageFrame
      back={
        id === undefined ? (
          <Link to="/">All datasets</Link>
        ) : (
          <Link to="/datasets/$id" params={{ id }}>
            {dataset.data?.name ?? 'The dataset'}
          </Link>
        )
      }
      title="Rehearse a migration"
      lead={
        id === undefined
          ? 'Find the rows that a migration fails on, loses or changes, before your users do.'
          : `Find the rows that a migration fails on, loses or changes, with the schema of ${dataset.data?.name ?? 'this dataset'}.`
      }
    >
      {dataset.isError ? <ErrorNote error={dataset.error} onRetry={() => void dataset.refetch()} /> : null}
      {may ? <RehearseForm key={id} datasetId={id} /> : <MayNot what="rehearse migrations" />}
    </PageFrame>
  );
}
