import { useNavigate } from '@tanstack/react-router';

/** Changes which rows the address shows, all of them without an argument; Back returns to those before. */
export function useSetFilter(): (filter?: string) => void {
  const navigate = useNavigate({ from: '/datasets/$id/' });
  return (f) => void navigate({ search: (before) => ({ ...before, f }) as typeof before, resetScroll: false });
}
