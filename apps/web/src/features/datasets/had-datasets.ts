const KEY = 'seedbed.had-datasets';

/** Whether there were datasets here the last time: what a page begins with is known before the server has answered. */
export function hadDatasets(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function keepHadDatasets(had: boolean): void {
  try {
    if (had) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing begins with an empty box each time.
  }
}
