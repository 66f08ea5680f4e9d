import { useRouter } from '@tanstack/react-router';
import { LayoutList } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { Menu, type MenuAction } from '../ui/menu.tsx';

/** The way to the other screens where there is no room for their names; before them what has no room either. */
export function ScreensMenu({ datasetId, first = [] }: { datasetId: string; first?: readonly MenuAction[] }) {
  const router = useRouter();
  return (
    <Menu
      label="Other screens"
      actions={[
        ...first,
        { id: 'datasets', label: 'Datasets', run: () => void router.navigate({ to: '/' }) },
        { id: 'own-runs', label: 'Runs of this dataset', run: () => void router.navigate({ to: '/runs', search: { dataset: datasetId } }) },
        { id: 'runs', label: 'All runs', run: () => void router.navigate({ to: '/runs' }) },
        { id: 'connections', label: 'Connections', run: () => void router.navigate({ to: '/connections' }) },
        { id: 'packs', label: 'Knowledge', run: () => void router.navigate({ to: '/packs' }) },
        { id: 'manual', label: 'Manual', run: () => window.location.assign('/docs/') },
        { id: 'api', label: 'API documentation', run: () => window.location.assign('/docs/api/') },
      ]}
    >
      <IconButton label="Other screens">
        <LayoutList aria-hidden />
      </IconButton>
    </Menu>
  );
}
