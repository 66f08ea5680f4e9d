import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './process.mjs';

/**
 * A vitest reporter: writes what became of each test file, as JSON, into the file that SEEDBED_TEST_OUTCOMES names:
 * `{ files: [{ file, passed, failed: [names of tests], broken }], unhandled }`. `broken`: the file failed outside of its tests.
 */
export default class Outcomes {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => {
      const tests = [...module.children.allTests()];
      const failed = tests.filter((test) => test.result().state === 'failed').map((test) => test.fullName);
      const passed = tests.filter((test) => test.result().state === 'passed').length;
      return { file: relative(ROOT, module.moduleId), passed, failed, broken: failed.length === 0 && module.state() === 'failed' };
    });
    writeFileSync(process.env.SEEDBED_TEST_OUTCOMES, JSON.stringify({ files, unhandled: unhandledErrors.length }));
  }
}
