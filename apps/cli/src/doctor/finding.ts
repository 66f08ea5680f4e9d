/** What `doctor` found out about one thing. `fix`: one command or setting that repairs it; a problem has one. */
export type Finding = {
  readonly check: string;
  /** `warning`: some commands work without it. */
  readonly state: 'ok' | 'warning' | 'problem';
  readonly found: string;
  readonly fix?: string;
};

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found });
export const warning = (check: string, found: string, fix: string): Finding => ({ check, state: 'warning', found, fix });
export const problem = (check: string, found: string, fix: string): Finding => ({ check, state: 'problem', found, fix });
