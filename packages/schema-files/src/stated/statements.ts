import { isSign, type Token } from './tokens.ts';

/** A line of code with what continues it, and the statements that are further to the right below it. */
export type Statement = {
  readonly tokens: readonly Token[];
  readonly line: number;
  readonly parent: Statement | undefined;
  readonly body: readonly Statement[];
};

const OPEN_ENDS = [',', '=', '\\', '+', '|', '.', '<'];
const OPEN_STARTS = ['.', '|', ')'];

/** The statements of a language with a statement a line, by their indentation. */
export function statementsOf(tokens: readonly Token[]): Statement[] {
  type Made = Statement & { readonly tokens: Token[]; readonly body: Statement[]; readonly indent: number };
  const top: Statement[] = [];
  const above: Made[] = [];
  for (const token of tokens) {
    const last = above.at(-1);
    const continues = token.indent === undefined || isSign(last?.tokens.at(-1), ...OPEN_ENDS) || isSign(token, ...OPEN_STARTS);
    if (last && continues) {
      last.tokens.push(token);
      continue;
    }
    const indent = token.indent ?? 0;
    while (above.length > 0 && above.at(-1)!.indent >= indent) above.pop();
    const made: Made = { tokens: [token], line: token.line, parent: above.at(-1), body: [], indent };
    (above.at(-1)?.body ?? top).push(made);
    above.push(made);
  }
  return top;
}

/** All of them, those below included. */
export function* everyStatement(statements: readonly Statement[]): Generator<Statement> {
  for (const statement of statements) {
    yield statement;
    yield* everyStatement(statement.body);
  }
}
