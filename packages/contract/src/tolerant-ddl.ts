import { quotedText } from './quoted.ts';

/**
 * Wraps a statement so that Postgres skips it with a warning if it fails. The statement is a string, so that Postgres
 * parses it inside the exception handler.
 */
export function skipIfRefused(what: string, statement: string): string {
  return block(
    `EXECUTE ${quotedText(statement)};\nEXCEPTION WHEN others THEN\n  RAISE WARNING USING MESSAGE = ${quotedText(`${what} is left out: `)} || SQLERRM`,
  );
}

/** A notice about a schema, collected while Postgres runs the DDL. */
export function raiseWarning(message: string): string {
  return block(`RAISE WARNING USING MESSAGE = ${quotedText(message)}`);
}

function block(statements: string): string {
  // Names and texts of a schema may contain any tag.
  let tag = '$seedbed$';
  for (let at = 1; statements.includes(tag); at++) tag = `$seedbed${at}$`;
  return `DO ${tag} BEGIN\n  ${statements};\nEND ${tag};`;
}
