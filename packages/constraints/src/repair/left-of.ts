import type { Repair } from './types.ts';

/** The end of a message about a repair that counts the accepted rows, if the table keeps fewer of them. */
export function leftOf({ taken }: Pick<Repair, 'taken'>, now: number): string {
  return taken !== undefined && taken > now ? `; of these, ${now} are left beside the rows of the other tables` : '';
}
