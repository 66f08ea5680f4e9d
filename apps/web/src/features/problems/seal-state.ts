/**
 * The state of the last proof. `last`: undefined before the dataset is loaded, null if nothing was proved; `found`: the
 * proof itself, null until it is loaded. A missing proof is shown only once it is known.
 */
export function sealState(last: object | null | undefined, found: object | null): 'proved' | 'loading' | 'never' {
  if (found) return 'proved';
  return last === null ? 'never' : 'loading';
}
