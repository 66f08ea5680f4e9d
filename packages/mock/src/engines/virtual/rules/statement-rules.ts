import { MockFault, type MockTable, type ResolvedCond, type ResolvedNode, type ResolvedQuery } from '../../../core/index.ts';
import { compileCond } from '../predicate/compile-cond.ts';
import type { Row, View } from '../view.ts';
import { evaluated, openAllowedRows, type Asker, type StatementReads } from './allowed-rows.ts';
import type { Policies } from './policies.ts';
import { READS, type Command, type Path, type Side } from './recursion.ts';
import { allOf, anyOf, type Wanted } from './wanted.ts';

/** The rows that a caller may see and write in one statement. */
export type StatementRules = {
  /** The query with its tables' policies, at every level. Throws 42P17 for circular policies. */
  visible(query: ResolvedQuery): ResolvedQuery;
  /**
   * Throws 42501 for a row that may not be inserted, or may not be changed this way. `isSeen`: the statement also reads the table.
   * `written`: its writes so far.
   */
  checkWritten(table: MockTable, command: 'insert' | 'update', row: Row, isSeen: boolean, written: View): void;
  /** Throws 42501 if ON CONFLICT reaches a row that may not be changed. */
  checkConflicting(table: MockTable, row: Row): void;
};

export function openStatementRules(policies: Policies, asker: Asker, reads: StatementReads): StatementRules {
  const { caller, onTable } = asker;
  const allowed = openAllowedRows(policies, asker, reads);
  const within = (query: ResolvedQuery, conds: readonly Wanted[]): ResolvedQuery => {
    onTable?.(query.table);
    return { ...query, where: allOf([query.where, ...conds]), nodes: query.nodes.map(nodeFor) };
  };
  const nodeFor = (node: ResolvedNode): ResolvedNode => {
    if (node.kind === 'column') return node;
    const query = within(node.query, [allowed.seen(node.query.table)]);
    if (node.link.kind !== 'through') return { ...node, query };
    onTable?.(node.link.near.child);
    const where = allowed.seen(node.link.near.child);
    return { ...node, query, link: where === null ? node.link : { ...node.link, where } };
  };
  /** The restrictive policy that a row violates, the first by name; nothing if no permissive one allows it. */
  const restrictiveOf = (table: MockTable, command: Command, side: Side, row: Row): string => {
    const own = policies.of(table, command, caller).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const permissive = own.filter(({ restrictive }) => !restrictive).map((policy) => () => allowed.by(table, policy, side));
    if (!meets(anyOf(evaluated(permissive)), row)) return '';
    const policy = own.find((each) => each.restrictive && !meets(allowed.by(table, each, side), row));
    return policy ? `"${policy.name}" ` : '';
  };
  const check = (table: MockTable, command: Command, side: Side, row: Row, what = '') => {
    if (meets(allowed.of(table, command, side), row)) return;
    throw new MockFault({
      code: '42501',
      // A caller without a token may retry with one.
      status: caller.role === 'anon' ? 401 : 403,
      message: `new row violates row-level security policy ${restrictiveOf(table, command, side, row)}${what}for table "${table.name}"`,
      hint: policies.hintOf(table),
    });
  };
  const seesOwnWrites = (table: MockTable, command: Command, side: Side): boolean =>
    policies.of(table, command, caller).some((policy) => {
      const form = policies.formOf(table, policy, side);
      return form !== null && form !== 'every' && form.notes.isVolatile;
    });
  return {
    visible(query) {
      const { table, verb } = query;
      if (policies.holdFor(table, caller)) policies.refuseRecursion(table, commandsOf(query), caller);
      // Changes and removals search for rows, which must therefore be visible.
      const visibleRows = verb === 'insert' ? null : allowed.of(table, 'select', 'using');
      const own = verb === 'update' || verb === 'delete' ? allowed.of(table, verb, 'using') : null;
      return within(query, [visibleRows, own]);
    },
    checkWritten(table, command, row, isSeen, written) {
      if (!policies.holdFor(table, caller)) return;
      if (written !== reads.view && (seesOwnWrites(table, command, 'check') || (isSeen && seesOwnWrites(table, 'select', 'using'))))
        return openStatementRules(policies, asker, { ...reads, view: written }).checkWritten(table, command, row, isSeen, written);
      check(table, command, 'check', row);
      if (isSeen) check(table, 'select', 'using', row);
    },
    checkConflicting(table, row) {
      for (const command of ['update', 'select'] as const) check(table, command, 'using', row, '(USING expression) ');
    },
  };
}

/** The policies that apply to a statement on its own table. */
function commandsOf({ verb, nodes, write }: ResolvedQuery): Path {
  if (verb === 'read') return READS;
  if (verb !== 'insert') return verb === 'delete' ? [['delete', 'using'], ...READS] : [['update', 'using'], ['update', 'check'], ...READS];
  const changes = write?.conflict?.do === 'merge';
  return [
    ['insert', 'check'],
    ...(changes
      ? ([
          ['update', 'using'],
          ['update', 'check'],
        ] as const)
      : []),
    ...(write?.conflict || nodes.length > 0 ? READS : []),
  ];
}

function meets(wants: ResolvedCond | null, row: Row): boolean {
  return wants === null || compileCond(wants, () => false).ofRow(row, -1) === true;
}
