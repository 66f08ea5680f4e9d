/**
 * The statement with the type name at `position` (characters, from 1: where Postgres says that it does not exist)
 * written as `text`, its modifiers gone. Undefined where no name stands there.
 */
export function withTextAt(sql: string, position: number): string | undefined {
  const characters = [...sql];
  const before = characters.slice(0, position - 1).join('');
  const rest = characters.slice(position - 1).join('');
  const name = /^(?:"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*)(?:\s*\.\s*(?:"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*))*(?:\s*\([^()]*\))?/u.exec(rest)?.[0];
  return name === undefined ? undefined : `${before}text${rest.slice(name.length)}`;
}
