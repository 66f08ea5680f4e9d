import { inferRoute } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { api } from '../../lib/api.ts';
import { formatMany } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { isUnreachable } from '../../lib/server-reach.ts';
import { templatesQuery } from '../../queries/catalogue.ts';
import { PreviewTable } from './preview-table.tsx';
import { useGrow } from './use-grow.ts';
import styles from './start.module.css';

/** A template whose rows are already generated in this browser, without a request. */
export function TemplatePreview() {
  const templates = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const items = templates.data?.items ?? [];
  const name = chosen ?? items[0]?.name ?? null;
  const template = items.find((item) => item.name === name) ?? null;
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const inferred = useQuery({
    queryKey: ['infer', name, today],
    // The reference date of a dataset created now, so that the same rows are shown.
    queryFn: ({ signal }) => api.request(inferRoute, { body: { template: name!, referenceDate: today } }, { signal }),
    enabled: name !== null,
    staleTime: Infinity,
  });
  const grow = useGrow();
  // One note at the top reports the missing server; an empty box would add nothing.
  if (templates.isError && isUnreachable(templates.error)) return null;

  return (
    <section className={`stack card min-width-0 clip ${styles.preview}`} aria-label="Template">
      {templates.isError ? <ErrorNote error={templates.error} onRetry={() => void templates.refetch()} /> : null}
      {templates.isPending ? <SkeletonLines count={8} label="Loading templates" /> : null}
      {template ? (
        <>
          <header className="row gap-4 at-start apart pad-4-5">
            <div>
              <h2>{template.title}</h2>
              <p className="faint pretty">
                {formatMany(template.tables, 'table')}. {template.summary}
              </p>
            </div>
            <Button isPending={grow.isPending} onPress={() => grow.mutate({ template: template.name, name: template.title })}>
              {grow.isPending ? 'Opening…' : `Open ${template.title}`}
            </Button>
          </header>
          {inferred.data ? (
            <PreviewTable key={template.name} blueprint={inferred.data.blueprint} />
          ) : inferred.isError ? (
            <ErrorNote error={inferred.error} onRetry={() => void inferred.refetch()} />
          ) : (
            <SkeletonLines count={7} label="Making rows" />
          )}
          {grow.isError ? <ErrorNote error={grow.error} /> : null}
          {items.length > 1 ? (
            <div className={`on-bg border-above pad-3-4 ${styles.templates}`}>
              <Segmented
                label="Templates"
                options={items.map((item) => ({ id: item.name, label: item.title }))}
                value={template.name}
                onChange={(next) => {
                  grow.reset();
                  setChosen(next);
                }}
              />
            </div>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
