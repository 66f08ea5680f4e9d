/** Reference date of the corpus. */
export const TODAY = '2026-01-01';
