/**
 * What is known of the last proof. `last`: undefined before the dataset is here, null if nothing was proved; `found`: the proof itself, null until it is here.
 * That nothing was proved is said only once it is known.
 */
export function sealState(last: object | null | undefined, found: object | null): 'proved' | 'loading' | 'never' {
  if (found) return 'proved';
  return last === null ? 'never' : 'loading';
}
