import { answeredTables, AssistError } from '@seedbed/assist';
import type { Catalog, Pack } from '@seedbed/contract';
import { readAnswer } from '../documents/packs/read-answer.ts';
import { lazyThrowaway } from '../source/servers/throwaway.ts';
import { refusedValues } from './try-values.ts';

/** The pack of an answer, with values that Postgres accepts in their columns. Throws AssistError with the errors; changes nothing. */
export async function usableAnswer(catalog: Catalog, answer: string, signal?: AbortSignal): Promise<Pack> {
  const pack = await readAnswer(answer);
  const throwaway = lazyThrowaway(undefined);
  try {
    const refused = await throwaway.during(async () => refusedValues(catalog, answeredTables(catalog, pack), await throwaway.open(), signal));
    if (refused.length > 0)
      throw new AssistError(['The answer holds values that the schema refuses; nothing was changed:', ...refused.map((line) => `  ${line}`)].join('\n'));
    return pack;
  } finally {
    await throwaway.close();
  }
}
