import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { datasetsQuery } from '../../queries/datasets.ts';
import { hadDatasets, keepHadDatasets } from './had-datasets.ts';

/** Whether there are active datasets; the value of the last visit until it is known. */
export function useHasDatasets(): boolean {
  const { data } = useQuery(datasetsQuery(''));
  const [before] = useState(hadDatasets);
  const has = data ? data.items.length > 0 : before;
  useEffect(() => {
    if (data) keepHadDatasets(has);
  }, [data, has]);
  return has;
}
