import { dictionary, type KnowledgeFault } from '@seedbed/contract';
import { askUntilItHolds, type Check } from './ask-in-rounds.ts';
import type { AnyModel, AskOptions } from './ask-model.ts';
import { AssistError } from './assist-error.ts';
import { documentOf } from './json-of.ts';
import { RIGHT } from './short-form.ts';
import type { ShortQuestion } from './short-questions.ts';

/** How far the short form is. */
export type TableStep = {
  readonly table: string;
  readonly columns: readonly string[];
  /** From 1. */
  readonly at: number;
  readonly of: number;
} & (
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly said: number; readonly calls: number; readonly faults: number }
  /** Without an answer: the others go on. */
  | { readonly state: 'left'; readonly error: AssistError }
);

type Options = Omit<AskOptions, 'turns' | 'form'> & {
  readonly faultsOf: (knowledge: unknown) => Promise<readonly KnowledgeFault[]>;
  readonly onStep?: (step: TableStep) => void;
};

/**
 * Asks question by question, and puts the answers together into one document of knowledge, as text. A question without a usable answer is
 * left out. Throws AssistError if there is no answer to any, and stops at an error that all others would have as well.
 */
export async function askByTable(model: AnyModel, questions: readonly ShortQuestion[], { faultsOf, onStep, ...options }: Options): Promise<string> {
  const tables = dictionary<{ columns: object }>();
  let failed: AssistError | undefined;
  let answered = 0;
  for (const [i, { table, columns, text, form }] of questions.entries()) {
    const step = { table, columns, at: i + 1, of: questions.length };
    onStep?.({ ...step, state: 'asking' });
    try {
      const { answer, calls, faults } = await askUntilItHolds(model, text, shortCheck(table, columns, faultsOf), { ...options, form });
      const said = columnsIn(JSON.parse(answer), table);
      answered++;
      if (Object.keys(said).length > 0) tables[table] = { columns: { ...tables[table]?.columns, ...said } };
      onStep?.({ ...step, state: 'answered', said: Object.keys(said).length, calls, faults });
    } catch (error) {
      if (!(error instanceof AssistError)) throw error;
      failed = error;
      onStep?.({ ...step, state: 'left', error });
      if (isForAll(error)) break;
    }
  }
  if (failed && answered === 0) throw failed;
  return JSON.stringify({ format: 2, tables });
}

/** Whether another question would fail in the same way. */
export function isForAll({ reason }: AssistError): boolean {
  return reason !== undefined && ['unreachable', 'unauthorized', 'rate-limited'].includes(reason);
}

/** Reads an answer as columns of the table, and checks them as knowledge. Other columns than those asked about do not count. */
function shortCheck(table: string, asked: readonly string[], faultsOf: Options['faultsOf']): Check {
  return async (text, over) => {
    const found = Object.entries(columnsIn(documentOf(text), table)).filter(([name]) => asked.includes(name));
    if (found.length === 0) throw new AssistError(`The answer says nothing of ${asked.join(', ')}.`);
    const all = { ...(over === undefined ? {} : columnsIn(over, table)), ...Object.fromEntries(found) };
    const columns = Object.fromEntries(Object.entries(all).filter(([, said]) => !(said as { [RIGHT]?: unknown } | null)?.[RIGHT]));
    const knowledge = { format: 2, tables: { [table]: { columns } } };
    return { text: JSON.stringify(knowledge), knowledge, faults: await faultsOf(knowledge) };
  };
}

/** The columns of an answer: its members, or those of the long form, which larger models know as well. */
function columnsIn(answer: unknown, table: string): Readonly<Record<string, unknown>> {
  const { tables, columns } = answer as { tables?: Record<string, { columns?: object }>; columns?: object };
  const inTables = tables?.[table]?.columns ?? tables?.[table.split('.').at(-1)!]?.columns;
  return { ...(inTables ?? columns ?? (answer as object)) };
}
