import { compileBlueprint } from '../../src/compile-blueprint.ts';
import { doPart } from '../../src/parts/do-part.ts';
import { connectTarget } from '../../src/target.ts';
import type { Job } from './trial.ts';

/** A process that does the parts that it is sent, and may be killed at any moment: it remembers nothing. */
process.on('message', ({ blueprint, url, ask }: Job) => {
  void (async () => {
    const kept = Promise.withResolvers<void>();
    const onKept = (message: unknown): void => void (message === 'kept' && kept.resolve());
    process.on('message', onKept);
    try {
      const done = await doPart(await compileBlueprint(blueprint), ask, {
        connect: (name) => connectTarget(url, undefined, name),
        prove: async (proof) => {
          process.send!({ proof });
          await kept.promise;
        },
      });
      process.send!({ done });
    } catch (error) {
      process.send!({ failed: (error as Error).message });
    }
  })();
});
process.send!('ready');
