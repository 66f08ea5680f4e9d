/** An error in an expression, and its position (characters from 0). */
export class ExpressionFault extends Error {
  readonly start: number;
  readonly end: number;

  constructor(message: string, start: number, end: number) {
    super(message);
    this.name = 'ExpressionFault';
    this.start = start;
    this.end = end;
  }
}

/** Letters of the expression that are quoted before and after the place of an error. */
const QUOTED = 24;

/** The message with its place in the text: `… (at character 9: total + ▸nothing)`. */
export function messageIn(text: string, { message, start }: ExpressionFault): string {
  const [before, after] = [text.slice(Math.max(0, start - QUOTED), start), text.slice(start, start + QUOTED)];
  const quoted = `${start > QUOTED ? '…' : ''}${before}▸${after}${start + QUOTED < text.length ? '…' : ''}`;
  return `${message} (at character ${start + 1}: ${quoted})`;
}
