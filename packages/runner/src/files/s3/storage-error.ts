import { Problem } from '@seedbed/contract';

/** The store's answer, if there is one. */
export function answerOf(error: unknown): { readonly name: string; readonly status: number | undefined } | undefined {
  if (!(error instanceof Error) || error instanceof Problem) return undefined;
  const { $metadata: answer, code } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
  if (answer === undefined && code === undefined) return undefined;
  return { name: error.name === 'Error' && code !== undefined ? code : error.name, status: answer?.httpStatusCode };
}

/** The store's error, without the request. `again`: a retry may help. `advice` follows it. */
export function storageError(error: unknown, bucket: string, advice: string): unknown {
  const answer = answerOf(error);
  if (answer === undefined) return error;
  const { name, status } = answer;
  return new Problem('storage-failed', `The bucket "${bucket}" did not do what it was asked: ${name}${status === undefined ? '' : ` (${status})`}. ${advice}`, {
    facts: { again: status === undefined || status === 429 || status >= 500, status },
    cause: error,
  });
}
