import { useNavigate } from '@tanstack/react-router';

/** `f`: the filter, `o`: the order, as the address has them; all rows in the order of the table without. */
type ShownRows = { readonly f?: string | undefined; readonly o?: string | undefined };

/** Changes the filter and order in the address; other members stay. Back restores the previous rows. */
export function useSetRows(): (rows: ShownRows) => void {
  const navigate = useNavigate({ from: '/datasets/$id/' });
  return (rows) => void navigate({ search: (before) => ({ ...before, ...rows }) as typeof before, resetScroll: false });
}
