import { useNavigate } from '@tanstack/react-router';

/** `f`: the filter, `o`: the order, as the address has them; all rows in the order of the table without. */
type ShownRows = { readonly f?: string | undefined; readonly o?: string | undefined };

/** Changes which rows the address shows, and in which order; what is not named stays. Back returns to those before. */
export function useSetRows(): (rows: ShownRows) => void {
  const navigate = useNavigate({ from: '/datasets/$id/' });
  return (rows) => void navigate({ search: (before) => ({ ...before, ...rows }) as typeof before, resetScroll: false });
}
