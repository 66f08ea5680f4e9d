import type { AuditRepository } from './audit.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes events older than this many days, now and once a day. */
export function keepFor(days: number, repository: Pick<AuditRepository, 'cut'>, report: (error: unknown) => void): Disposable {
  const cut = (): void => void repository.cut(days).catch(report);
  cut();
  const timer = setInterval(cut, DAY_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
