import { qualifiedName, type BlueprintColumn, type SqlType } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useEngine } from '../../engine/engine-context.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { cutValues } from './cut-values.ts';

/** Values that are compared. */
const COMPARED_VALUES = 32;
const TEXTS: ReadonlySet<string> = new Set(['bpchar', 'varchar']);

/** Warns that the column's type cuts the generator's values, with an example. */
export function CutNote({ table, column, type, row }: { table: string; column: BlueprintColumn; type: SqlType; row: number }) {
  const engine = useEngine((state) => state.engine);
  const blueprint = useDraft((state) => state.blueprint);
  const { generator } = column;
  const found = useQuery({
    queryKey: ['cut-values', table, column.name, engine?.edition ?? 0],
    queryFn: async () => {
      const wide = {
        ...blueprint,
        tables: blueprint.tables.map((one) =>
          qualifiedName(one.schema, one.name) === table
            ? { ...one, columns: one.columns.map((each) => (each.name === column.name ? { ...each, type: 'text' } : each)) }
            : one,
        ),
      };
      const [kept, whole] = await Promise.all([blueprint, wide].map((each) => engine!.samples(each, table, column.name, row, [[generator!]], COMPARED_VALUES)));
      return cutValues(kept?.[0]?.values ?? [], whole?.[0]?.values ?? []);
    },
    enabled: engine !== null && generator !== undefined && type.kind === 'base' && type.length !== undefined && TEXTS.has(type.base),
    gcTime: 0,
    retry: false,
  });
  if (!found.data) return null;
  const { cut, of, whole, kept } = found.data;
  return (
    <p className="text-cell break-anywhere pretty rounded pad-3-4 on-warn" role="note">
      {column.type} cuts {cut === of ? `all of ${of}` : `${cut} of ${of}`} values that were looked at: “{whole}” is kept as “{kept}”. Choose a generator of
      shorter values, or widen the column.
    </p>
  );
}
