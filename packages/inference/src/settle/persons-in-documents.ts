import { isObject, qualifiedName, type Blueprint, type BlueprintColumn, type Generator } from '@seedbed/contract';
import type { TableNames } from '@seedbed/meaning/decide';

/** Words of documents about the person of the row: `user_metadata`, `profile`, `identity_data`. */
const OF_PERSON: ReadonlySet<string> = new Set(['user', 'profile', 'claim', 'identity', 'person', 'personal']);

const PERSONAL = /^(?:person\.(?:fullName|firstName|lastName)|internet\.(?:username|email))$/;

/**
 * A document about the person of the row names that person: its members take the values of the row's own columns, or of columns of the same person that are sent nowhere
 * (`dropped`).
 */
export function personsInDocuments(blueprint: Blueprint, namesOf: (table: string) => TableNames | undefined): void {
  for (const table of blueprint.tables) {
    const names = namesOf(qualifiedName(table.schema, table.name));
    const named = table.columns.filter(({ generator }) => PERSONAL.test(generator?.kind ?? ''));
    const first = named.find(({ entity }) => entity !== undefined) ?? named[0];
    if (!names?.agent || !first) continue;
    const person = first.entity ?? 'subject';
    for (const column of table.columns) {
      const shape = column.generator?.kind === 'json' ? column.generator.parameters?.['shape'] : undefined;
      if (!isObject(shape) || shape['type'] !== 'object' || !names.columns.get(column.name)?.words.some((word) => OF_PERSON.has(word))) continue;
      // Alone in its row, it belonged to nobody.
      first.entity = person;
      const members = Object.entries(shape['keys'] as Record<string, Generator>).map(([member, generator]): [string, unknown] => {
        if (!PERSONAL.test(generator.kind)) return [member, generator];
        const own = table.columns.find((each) => each.entity === person && each.generator?.kind === generator.kind && !each.nullRate) ?? {
          ...({ name: `${column.name}_${member}`, type: 'text', generator, entity: person } satisfies BlueprintColumn),
        };
        if (!table.columns.includes(own)) table.dropped = [...(table.dropped ?? []), own];
        return [member, { kind: 'expression', parameters: { expression: own.name } }];
      });
      column.generator = { kind: 'json', parameters: { ...column.generator!.parameters, shape: { ...shape, keys: Object.fromEntries(members) } } };
    }
  }
}
