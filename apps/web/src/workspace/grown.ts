/** The dataset that was just inferred from a schema and is opened for the first time. */
let grown: string | null = null;

export function noteGrown(id: string): void {
  grown = id;
}

/** Whether it is that one; true once. */
export function takeGrown(id: string): boolean {
  const isIt = grown === id;
  if (isIt) grown = null;
  return isIt;
}
