/** Thrown by `fail` and caught where the source is compiled. */
export class ParameterFault extends Error {
  readonly pointer: string;

  constructor(pointer: string, message: string) {
    super(message);
    this.pointer = pointer;
  }
}
