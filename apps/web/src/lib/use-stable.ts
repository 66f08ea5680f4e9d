import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Functions that stay the same objects, and do what the ones given last do: for memoized parts of a screen, which are made again only when what they show
 * changes. They are called by events, and by what an event opens. Their names are those of the first render.
 */
export function useStable<F extends Functions>(functions: F): F {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() => {
    const call =
      (name: string) =>
      (...args: never[]) =>
        latest.current[name]!(...args);
    return Object.fromEntries(Object.keys(functions).map((name) => [name, call(name)])) as F;
  });
  return stable;
}
