import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { packsQuery } from '../../features/packs/api/packs.ts';
import { NEW_PACK } from '../../features/packs/new-pack.ts';
import { PackEditor } from '../../features/packs/pack-editor.tsx';
import { PackList } from '../../features/packs/pack-list.tsx';
import { useMay } from '../../queries/me.ts';
import { jsonInLines } from '@seedbed/contract/json-in-lines';

const route = getRouteApi('/packs');

/** The words of domains, and next to them a company's own words. */
export function PacksPage() {
  const may = useMay('write');
  const packs = useQuery(packsQuery);
  const [search, setSearch] = useState('');
  const writing = route.useSearch().write === true && may;
  const navigate = useNavigate();
  const write = (next: boolean) => void navigate({ to: '/packs', search: next ? { write: true } : {} });
  const kept = (name: string) => void navigate({ to: '/packs/$name', params: { name } });
  return (
    <PageFrame
      back={writing ? <Link to="/packs">All packs</Link> : null}
      title={writing ? 'Write a pack' : 'Knowledge'}
      lead={
        writing
          ? 'It begins as an example that is right: a pack about wind turbines. Replace its words by those of your company.'
          : 'A pack knows the tables of an industry: what they are called, their columns, and values that belong together. Your own packs come first.'
      }
      actions={
        writing || !may ? null : (
          <Button look="primary" onPress={() => write(true)}>
            Write a pack
          </Button>
        )
      }
    >
      {writing ? <PackEditor start={jsonInLines(NEW_PACK)} onKept={kept} onCancel={() => write(false)} /> : null}
      {packs.isError ? <ErrorNote error={packs.error} onRetry={() => void packs.refetch()} /> : null}
      {packs.isPending ? <SkeletonLines count={8} label="Loading packs" /> : null}
      {packs.data && !writing ? (
        <>
          <SearchField label="Search packs" placeholder="Search industries, tables, words" value={search} onChange={setSearch} />
          <PackList packs={packs.data.items} search={search} />
        </>
      ) : null}
    </PageFrame>
  );
}
