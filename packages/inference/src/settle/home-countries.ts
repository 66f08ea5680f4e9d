import { qualifiedName, type Blueprint, type Relation } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';

/**
 * Removes the home country from references if the list of countries does not contain it: the plan would put its code into the row of
 * another country, whose name would contradict it.
 */
export async function keepHomeCountries(blueprint: Blueprint): Promise<void> {
  const homes = blueprint.relations.flatMap((relation) => {
    const [name, ...others] = Object.keys(relation.where ?? {});
    if (name === undefined || others.length > 0) return [];
    const table = blueprint.tables.find((each) => qualifiedName(each.schema, each.name) === relation.to.table);
    const column = table?.columns.find((each) => each.name === name);
    const codes = relation.where?.[name]?.in;
    return column?.generator?.kind === 'location.countryCode' && codes?.length === 1 ? [{ relation, name: column.name, code: codes[0]! }] : [];
  });
  if (homes.length === 0) return;
  const found = await codesOf(
    blueprint,
    homes.map(({ relation }) => relation),
  );
  for (const { relation, name, code } of homes) if (!found(relation.to.table, name)?.has(code)) delete relation.where;
}

/** The values of a column without the requests of references; undefined if the blueprint does not compile. */
async function codesOf(blueprint: Blueprint, asking: readonly Relation[]): Promise<(table: string, column: string) => Set<string | null> | undefined> {
  const bare = blueprint.relations.map((relation) => (asking.includes(relation) ? { ...relation, where: {} } : relation));
  try {
    const plan = compile({ ...blueprint, relations: bare }, await loadWords(blueprint), { cap: true });
    return (table, column) => {
      const own = plan.table(table);
      return new Set(textRows(plan, own, 0, own.rows, [column]).map(([text]) => text ?? null));
    };
  } catch {
    return () => undefined;
  }
}
