import { printLoadModes, type LoadMode, type TableModes } from '@seedbed/contract';

export type LoadCommand = {
  readonly creates: boolean;
  readonly mode: LoadMode;
  readonly modes: TableModes;
  readonly isAtomic: boolean;
  readonly fast: boolean | undefined;
  readonly connections: number | undefined;
  /**
   * The server fills a saved connection with its own dataset; an address is filled by the command from the saved
   * blueprint.
   */
  readonly into: { readonly server: string; readonly dataset: string; readonly connection: string } | { readonly address: string };
};

/** The command that loads the same rows: from the edited dataset, not from a new choice for its DDL. */
export function loadCommand({ creates, mode, modes, isAtomic, fast, connections = 1, into }: LoadCommand): string {
  const modeWords = printLoadModes({ mode, modes });
  const there = 'server' in into;
  return [
    there ? 'seedbed load' : 'seedbed load blueprint.json',
    ...(creates ? [there ? '--create' : '--create --schema schema.sql'] : []),
    ...(modeWords === 'empty' ? [] : [`--mode ${modeWords}`]),
    ...(isAtomic ? [] : ['--parts']),
    ...(fast ? ['--fast'] : []),
    ...(connections > 1 ? [`--connections ${connections}`] : []),
    ...(there ? [`--server ${into.server} --dataset ${quoted(into.dataset)} --connection ${quoted(into.connection)}`] : [`--url ${quoted(into.address)}`]),
  ].join(' ');
}

/** For a Unix shell. */
function quoted(text: string): string {
  return /^[\w.,:/@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
