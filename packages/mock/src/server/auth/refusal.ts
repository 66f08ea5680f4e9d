import { Answer } from '../../core/index.ts';
/** A GoTrue error: its code and message. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  get response(): Answer {
    return Answer.json({ code: this.status, error_code: this.code, msg: this.message }, { status: this.status });
  }
}
