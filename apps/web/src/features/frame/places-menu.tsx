import { useRouter } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { LaterMenu } from '../../components/ui/later-menu.tsx';
import type { MenuGroup } from '../../components/ui/menu.tsx';
import styles from './frame.module.css';

/** The way from a dataset to everything that is not of it, by the names that the main navigation has. */
export function usePlaces(datasetId: string): readonly MenuGroup[] {
  const router = useRouter();
  return [
    {
      label: 'Screens',
      actions: [
        { id: 'datasets', label: 'All datasets', run: () => void router.navigate({ to: '/' }) },
        { id: 'runs', label: 'Runs', run: () => void router.navigate({ to: '/runs' }) },
        { id: 'own-runs', label: 'Runs of this dataset', run: () => void router.navigate({ to: '/runs', search: { dataset: datasetId } }) },
        { id: 'connections', label: 'Connections', run: () => void router.navigate({ to: '/connections' }) },
        { id: 'packs', label: 'Knowledge', run: () => void router.navigate({ to: '/packs' }) },
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
}

/** The crumb before the dataset's name. */
export function PlacesMenu({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <span className={styles.places}>
      <LaterMenu label="Datasets" groups={groups} named>
        Datasets
        <ChevronDown aria-hidden />
      </LaterMenu>
      <span className={styles.slash} aria-hidden>
        /
      </span>
    </span>
  );
}
