/** Names of folders that say what lies in them, and not whose it is. */
const COMMON = /^(?:migrations?|prisma|supabase|drizzle|db|database|sql|ddl|schemas?|src|app|api|server|backend|flyway|liquibase|hasura|files?|\d+ files)$/i;

/** A dataset's name by the folder or archive that it comes from: `shop-main.zip` → shop. Null where that is what every project calls it. */
export function nameOfFolder(name: string): string | null {
  const plain = name.replace(/\.zip$/i, '').replace(/-(?:main|master)$/, '');
  return plain === '' || COMMON.test(plain) ? null : plain;
}
