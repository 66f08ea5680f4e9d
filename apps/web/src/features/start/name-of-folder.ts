/** Names of folders that describe their content and not the project. */
const COMMON = /^(?:migrations?|prisma|supabase|drizzle|db|database|sql|ddl|schemas?|src|app|api|server|backend|flyway|liquibase|hasura|files?|\d+ files)$/i;

/** The name of a dataset from its folder or archive: `shop-main.zip` → shop. Null for names that every project uses. */
export function nameOfFolder(name: string): string | null {
  const plain = name.replace(/\.zip$/i, '').replace(/-(?:main|master)$/, '');
  return plain === '' || COMMON.test(plain) ? null : plain;
}
