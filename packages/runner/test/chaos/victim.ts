import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { doPart } from '../../src/load/parts/do-part.ts';
import { connectTarget } from '../../src/source/servers/target.ts';
import type { Job } from './trial.ts';

/** A process that runs the parts sent to it, and may be killed at any moment: it stores nothing. */
process.on('message', (message: Job | 'kept') => {
  if (message === 'kept') return;
  const { blueprint, url, ask } = message;
  void (async () => {
    const kept = Promise.withResolvers<void>();
    process.on('message', (answer) => void (answer === 'kept' && kept.resolve()));
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
