import { createContext, useContext } from 'react';

/**
 * True below the page of a read-only link: whoever looks there has no account, and nothing may be asked of the API in
 * someone's name.
 */
export const VisitorContext = createContext(false);

export function useIsVisitor(): boolean {
  return useContext(VisitorContext);
}
