import { quotedText } from '../quote.ts';

/** A statement that is left out, with a warning, where Postgres refuses it. As a text, which is parsed where the exception is caught. */
export function ifTaken(what: string, statement: string): string {
  return block(
    `EXECUTE ${quotedText(statement)};\nEXCEPTION WHEN others THEN\n  RAISE WARNING USING MESSAGE = ${quotedText(`${what} is left out: `)} || SQLERRM`,
  );
}

/** Notices about a schema, collected while it is read. */
export function warning(message: string): string {
  return block(`RAISE WARNING USING MESSAGE = ${quotedText(message)}`);
}

function block(statements: string): string {
  // Names and texts of a schema may hold any tag.
  let tag = '$mysql$';
  for (let at = 1; statements.includes(tag); at++) tag = `$mysql${at}$`;
  return `DO ${tag} BEGIN\n  ${statements};\nEND ${tag};`;
}
