import { singular } from '@seedbed/contract';

/** One spelling for `user_id`, `userId` and `UserID`. */
export function folded(name: string): string {
  return name.replaceAll(/[_\s-]/g, '').toLowerCase();
}

/** `user_id` as `userId`. */
export function camelCase(name: string): string {
  return name.replaceAll(/([^_])_+([^_])/g, (_, before: string, after: string) => before + after.toUpperCase());
}

/** Whether two names are one noun, in singular or plural and any spelling. */
export function isSameNoun(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)];
  return one === other || `${one}s` === other || `${other}s` === one || folded(singular(a)) === folded(singular(b));
}
