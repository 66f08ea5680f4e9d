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
