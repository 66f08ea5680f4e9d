import { lendFallback, type Fallback } from '../generators/fallback/fallback.ts';

const DAY_MS = 86_400_000;

let lending: Promise<void> | null = null;

/**
 * Loads @faker-js/faker and registers it with the engine, once. Hosts call it for blueprints with `faker:` kinds; it
 * costs 0.1 s and 45 MB.
 */
export function lendFaker(): Promise<void> {
  return (lending ??= import('@faker-js/faker').then(({ allLocales, base, en, Faker }) => lendFallback(fallbackOf({ allLocales, base, en, Faker }))));
}

type Library = Pick<typeof import('@faker-js/faker'), 'allLocales' | 'base' | 'en' | 'Faker'>;

function fallbackOf({ allLocales, base, en, Faker }: Library): Fallback {
  const open = (locale: string, next: () => number) => {
    const name = locale.replace('-', '_');
    const own = [name, name.split('_')[0]!]
      .map((each) => (Object.hasOwn(allLocales, each) ? allLocales[each as keyof typeof allLocales] : null))
      .filter((each) => each !== null);
    // faker calls `next` without `this`; the engine seeds each cell itself.
    return new Faker({ locale: [...own, en, base], randomizer: { next, seed: () => undefined } });
  };
  const probe = open('en', () => 0.5);
  return {
    name: 'faker',
    has: (path) => typeof methodOf(probe, path) === 'function',
    open(locale, referenceDay, next) {
      const faker = open(locale, next);
      faker.setDefaultRefDate(new Date((referenceDay + 1) * DAY_MS - 1000));
      return { call: (path, args) => methodOf(faker, path)!(...args) };
    },
  };
}

/** Only modules that generate data: functions that seed or configure the library are not generators. */
function methodOf(faker: object, path: string): ((...args: unknown[]) => unknown) | null {
  const [group, method, ...rest] = path.split('.');
  if (!group || !method || rest.length > 0 || !/^[a-z][A-Za-z]+$/.test(method) || ['constructor', 'helpers', 'definitions', 'rawDefinitions'].includes(group))
    return null;
  const members = Object.hasOwn(faker, group) ? (faker as Record<string, unknown>)[group] : null;
  if (typeof members !== 'object' || members === null) return null;
  const found = (members as Record<string, unknown>)[method];
  return typeof found === 'function' ? (found.bind(members) as (...args: unknown[]) => unknown) : null;
}
