/** Our names of the locales that are built, and faker's. English is built from the US and British data. */
export const FAKER_LOCALES: Readonly<Record<string, string>> = {};

export async function fakerLists(_locale: string): Promise<Map<string, string>> {
  return new Map();
}
