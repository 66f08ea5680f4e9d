import FORMS from '../../data/frameworks.json' with { type: 'json' };

type Table = { readonly name: string; readonly columns: readonly { readonly name: string }[] };

/** A table that a framework fills, and its columns by the names of the form. */
export type FrameworkForm = { readonly framework: string; readonly says: object; readonly named: ReadonlyMap<string, string> };

/** The form of `data/frameworks.json` that the table has: its noun and all of its columns are there, in any spelling (`providerAccountId`). */
export function frameworkFormOf({ name, columns }: Table): FrameworkForm | null {
  const named = new Map(columns.map((column) => [inWords(column.name), column.name]));
  const noun = inWords(name).split('_').at(-1)!.replace(/s$/, '');
  const form = FORMS.find((each) => each.noun === noun && each.columns.every((column) => named.has(column)));
  return form ? { framework: form.framework, says: form.says, named } : null;
}

/** `providerAccountId` as `provider_account_id`. */
function inWords(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
}
