import type { AnyModel, Model } from '@seedbed/assist';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';

type Flags = { readonly with?: string; readonly endpoint?: string; readonly model?: string };

/** What the flags name: something on this computer with `--with`, otherwise an endpoint. */
export async function anyModelOf(io: Io, flags: Flags): Promise<AnyModel> {
  if (flags.with === undefined) return modelOf(io.env, flags);
  const { modelAtHand } = await import('./at-hand.ts');
  return await modelAtHand(io, flags.with, flags.model);
}

/** The model of the flags, or of the environment. The key comes from the environment only: other processes can see flags. */
export function modelOf(env: Io['env'], flags: { readonly endpoint?: string; readonly model?: string }): Model {
  const [url, name, key] = [flags.endpoint ?? env['SEEDBED_MODEL_URL'], flags.model ?? env['SEEDBED_MODEL_NAME'], env['SEEDBED_MODEL_KEY']];
  if (!url || !name)
    throw new UsageError(
      'no model: pass --endpoint (such as http://127.0.0.1:11434/v1) and --model, or set SEEDBED_MODEL_URL and SEEDBED_MODEL_NAME, and SEEDBED_MODEL_KEY where it wants one; or name a program on this computer with --with (seedbed models lists them); or put the question of --ask to any chat, and give its answer with --answer',
    );
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError(`${flags.endpoint ? '--endpoint' : 'SEEDBED_MODEL_URL'} takes the address of an API, such as http://127.0.0.1:11434/v1`);
  return { url, name, key };
}
