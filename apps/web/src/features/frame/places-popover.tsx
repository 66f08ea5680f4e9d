import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import type { MenuAction } from '../../components/ui/menu.tsx';
import { MenuPopover, type MenuPopoverProps } from '../../components/ui/menu-popover.tsx';
import { keyHint } from '../../lib/keys.ts';
import { openPalette } from '../../lib/palette-state.ts';
import { recentOf } from '../../lib/recent.ts';
import { datasetQuery, datasetsQuery } from '../../queries/datasets.ts';
import { useMay } from '../../queries/me.ts';

/** The number of listed datasets; the palette finds the others. */
const MAX_LISTED = 5;

/** The datasets opened last, and links to all other places, with the names of the main navigation. */
export function PlacesPopover({ groups, ...props }: MenuPopoverProps) {
  const router = useRouter();
  const { id = '' } = useParams({ strict: false });
  const go = (to: '/' | '/runs' | '/connections' | '/packs') => () => void router.navigate({ to });
  const datasets = useLast(id);
  const mayWrite = useMay('write');
  const places = [
    { label: 'Datasets', isTitled: true, actions: datasets },
    {
      label: 'More datasets',
      actions: [
        { id: 'find', label: 'Find a dataset…', shortcut: keyHint('palette'), run: () => openPalette('~') },
        { id: 'datasets', label: 'All datasets', run: go('/') },
        ...(mayWrite ? [{ id: 'new', label: 'New dataset', run: () => void router.navigate({ to: '/', hash: 'new' }) }] : []),
      ],
    },
    {
      label: 'Screens',
      actions: [
        { id: 'runs', label: 'Runs', run: go('/runs') },
        { id: 'own-runs', label: 'Runs of this dataset', run: () => void router.navigate({ to: '/runs', search: { dataset: id } }) },
        { id: 'connections', label: 'Connections', run: go('/connections') },
        { id: 'packs', label: 'Knowledge', run: go('/packs') },
      ],
    },
    {
      label: 'Documentation',
      actions: [
        { id: 'manual', label: 'Docs', run: () => window.location.assign('/docs/') },
        { id: 'api', label: 'API documentation', run: () => window.location.assign('/docs/api/') },
      ],
    },
  ];
  // On a phone one menu has everything; entries without a dataset come last.
  const own = groups.filter(({ label }) => label !== 'Seedbed');
  const last = groups.filter(({ label }) => label === 'Seedbed');
  return <MenuPopover {...props} groups={[...own, ...places, ...last]} />;
}

/** The open dataset and those opened before; if there are fewer, those changed last. */
function useLast(id: string): readonly MenuAction[] {
  const router = useRouter();
  const here = useQuery(datasetQuery(id)).data;
  const all = useQuery(datasetsQuery('')).data?.items ?? [];
  const recent = recentOf('datasets').flatMap((one) => all.find((dataset) => dataset.id === one) ?? []);
  const others = [...new Set([...recent, ...all])].filter((dataset) => dataset.id !== id);
  return [...(here ? [here] : []), ...others].slice(0, MAX_LISTED).map((dataset) => ({
    id: dataset.id,
    label: dataset.name,
    ...(dataset.id === id ? { isHere: true } : {}),
    run: () => void (dataset.id !== id && router.navigate({ to: '/datasets/$id', params: { id: dataset.id } })),
  }));
}
