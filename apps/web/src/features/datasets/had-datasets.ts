const KEY = 'seedbed.had-datasets';

/** Whether there were datasets at the last visit, so that the page layout is known before the server answers. */
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
    // A browser without storage starts with an empty box each time.
  }
}
