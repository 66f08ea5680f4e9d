import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCopy, type Copy } from './guides/copy.ts';

const LINTER = join(import.meta.dirname, '../node_modules/.bin/oxlint');

/** The part of a linter report that is used here. */
type Found = { readonly filename: string; readonly code: string };

/** Files are planted in a copy: other tests read the source meanwhile. */
let copy: Copy;

/** The linter's findings in files with these texts at these paths, in one call. They exist only during the call. */
async function lintFiles(texts: readonly (readonly [path: string, text: string])[]): Promise<readonly Found[]> {
  const { root } = copy;
  for (const [path, text] of texts) await writeFile(join(root, path), text);
  try {
    const report = await new Promise<string>((resolve) => {
      const paths = texts.map(([path]) => path);
      execFile(LINTER, ['--deny-warnings', '--format=json', ...paths], { cwd: root, maxBuffer: 16 << 20 }, (_, stdout) => resolve(stdout));
    });
    return (JSON.parse(report) as { diagnostics: Found[] }).diagnostics;
  } finally {
    for (const [path] of texts) await rm(join(root, path));
  }
}

/** The path of one case's file among all. */
const placeOf = (path: string, at: number): string => path.replace('planted.ts', `planted-${at}.ts`);

/** One planted violation for each direction that the architecture forbids. */
const forbidden = [
  ['packages/contract/src/planted.ts', "import { compile } from '@seedbed/engine';\nexport const planted = compile;\n"],
  ['packages/client/src/planted.ts', "import { compile } from '@seedbed/engine';\nexport const planted = compile;\n"],
  ['packages/engine/src/planted.ts', "import { infer } from '@seedbed/inference';\nexport const planted = infer;\n"],
  ['packages/engine/src/planted.ts', "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n"],
  ['packages/constraints/src/planted.ts', "import { decide } from '@seedbed/meaning/decide';\nexport const planted = decide;\n"],
  ['packages/constraints/src/planted.ts', "import { linkSchema } from '@seedbed/meaning';\nexport const planted = linkSchema;\n"],
  ['packages/mock/src/core/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
  ['packages/mock/src/core/planted.ts', "import { plainRest } from '../dialects/plain/index.ts';\nexport const planted = plainRest;\n"],
  ['packages/mock/src/core/rest/planted.ts', "import { openStore } from '../../overlay/index.ts';\nexport const planted = openStore;\n"],
  ['packages/mock/src/dialects/jsonserver/planted.ts', "import { compile } from '@seedbed/engine';\nexport const planted = compile;\n"],
  ['packages/mock/src/dialects/postgrest/planted.ts', "import { execute } from '../../engines/virtual/index.ts';\nexport const planted = execute;\n"],
  ['packages/mock/src/dialects/plain/planted.ts', "import { postgrest } from '../postgrest/index.ts';\nexport const planted = postgrest;\n"],
  ['packages/mock/src/dialects/plain/parse/planted.ts', "import { postgrest } from '../../postgrest/index.ts';\nexport const planted = postgrest;\n"],
  ['packages/mock/src/dialects/plain/parse/planted.ts', "import { folded } from '../../../core/rest/singular.ts';\nexport const planted = folded;\n"],
  ['packages/mock/src/dialects/document/planted.ts', "import { openStore } from '../../overlay/index.ts';\nexport const planted = openStore;\n"],
  ['packages/mock/src/dialects/document/answer/planted.ts', "import { plainRest } from '../../plain/index.ts';\nexport const planted = plainRest;\n"],
  ['packages/mock/src/engines/virtual/planted.ts', "import { postgrest } from '../../dialects/postgrest/index.ts';\nexport const planted = postgrest;\n"],
  ['packages/mock/src/engines/virtual/read/planted.ts', "import { openSqlEngine } from '../../sql/index.ts';\nexport const planted = openSqlEngine;\n"],
  ['packages/mock/src/engines/sql/planted.ts', "import { postgrest } from '../../dialects/postgrest/index.ts';\nexport const planted = postgrest;\n"],
  ['packages/mock/src/engines/sql/planted.ts', "import { execute } from '../virtual/index.ts';\nexport const planted = execute;\n"],
  ['packages/mock/src/engines/sql/planted.ts', "import { openCluster } from '@seedbed/postgres/cluster';\nexport const planted = openCluster;\n"],
  ['packages/mock/src/overlay/planted.ts', "import { postgrest } from '../dialects/postgrest/index.ts';\nexport const planted = postgrest;\n"],
  ['packages/mock/src/overlay/write/planted.ts', "import { openMock } from '../../server/index.ts';\nexport const planted = openMock;\n"],
  ['packages/mock/src/overlay/planted.ts', "import { scan } from '../engines/virtual/read/scan.ts';\nexport const planted = scan;\n"],
  ['packages/mock/src/server/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
  ['packages/mock/src/server/planted.ts', "import { openSqlEngine } from '../engines/sql/index.ts';\nexport const planted = openSqlEngine;\n"],
  ['packages/mock/src/server/planted.ts', "import { lay } from '../dialects/document/mapping/lay.ts';\nexport const planted = lay;\n"],
  ['packages/inference/src/planted.ts', "import { openCluster } from '@seedbed/postgres/cluster';\nexport const planted = openCluster;\n"],
  ['packages/schema-files/src/planted.ts', "import { loadSchema } from '@seedbed/postgres/sandbox';\nexport const planted = loadSchema;\n"],
  ['packages/seed-scripts/src/planted.ts', "import { loadSchema } from '@seedbed/postgres/sandbox';\nexport const planted = loadSchema;\n"],
  ['packages/mysql/src/planted.ts', "import { loadSchema } from '@seedbed/postgres/sandbox';\nexport const planted = loadSchema;\n"],
  ['packages/sqlite/src/planted.ts', "import { loadSchema } from '@seedbed/postgres/sandbox';\nexport const planted = loadSchema;\n"],
  ['packages/meaning/src/planted.ts', "import { infer } from '@seedbed/inference';\nexport const planted = infer;\n"],
  ['packages/meaning/src/planted.ts', "import { solve } from '@seedbed/constraints';\nexport const planted = solve;\n"],
  ['packages/postgres/src/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
  ['packages/postgres/src/sql/planted.ts', "import { parseAddress } from '../address/parse-address.ts';\nexport const planted = parseAddress;\n"],
  ['packages/postgres/src/introspect/planted.ts', "import { openSandbox } from '../sandbox/open-sandbox.ts';\nexport const planted = openSandbox;\n"],
  ['packages/postgres/src/sandbox/planted.ts', "import { openLoad } from '../load/open-load.ts';\nexport const planted = openLoad;\n"],
  ['packages/postgres/src/cluster/planted.ts', "import { openLoad } from '../load/open-load.ts';\nexport const planted = openLoad;\n"],
  ['packages/postgres/src/load/planted.ts', "import { openTrial } from '../proof/open-trial.ts';\nexport const planted = openTrial;\n"],
  ['packages/postgres/src/parts/planted.ts', "import { openTrial } from '../proof/open-trial.ts';\nexport const planted = openTrial;\n"],
  ['packages/postgres/src/proof/planted.ts', "import { openMeeting } from '../existing/open-meeting.ts';\nexport const planted = openMeeting;\n"],
  ['packages/postgres/src/query/planted.ts', "import { openLoad } from '../load/open-load.ts';\nexport const planted = openLoad;\n"],
  ['packages/postgres/src/load/planted.ts', "import { runQuery } from '../query/run-query.ts';\nexport const planted = runQuery;\n"],
  ['packages/postgres/src/refresh/planted.ts', "import { passGate } from '../parts/gate.ts';\nexport const planted = passGate;\n"],
  ['packages/postgres/src/existing/planted.ts', "import { passGate } from '../parts/gate.ts';\nexport const planted = passGate;\n"],
  ['packages/mock/src/server/planted.ts', "import { connect } from '@seedbed/postgres/sql';\nexport const planted = connect;\n"],
  ['packages/assist/src/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
  ['packages/assist/src/planted.ts', "import { connect } from '@seedbed/postgres/sql';\nexport const planted = connect;\n"],
  ['packages/assist/src/model/planted.ts', "import { reviewFigures } from '../review/review-figures.ts';\nexport const planted = reviewFigures;\n"],
  ['packages/assist/src/requests/planted.ts', "import { ownWords } from '../own-words/own-words.ts';\nexport const planted = ownWords;\n"],
  ['packages/runner/src/planted.ts', "import { createClient } from '@seedbed/client';\nexport const planted = createClient;\n"],
  ['packages/meaning/src/schema/planted.ts', "import { edit } from '../edits/draft.ts';\nexport const planted = edit;\n"],
  ['packages/meaning/src/edits/planted.ts', "import { singular } from '../read/singular.ts';\nexport const planted = singular;\n"],
  [
    'packages/meaning/src/read/languages/planted.ts',
    "import { findQuantity } from '../../propose/quantities/find-quantity.ts';\nexport const planted = findQuantity;\n",
  ],
  [
    'packages/meaning/src/propose/drafts/planted.ts',
    "import { chooseGenerator } from '../../choose/choose-generator.ts';\nexport const planted = chooseGenerator;\n",
  ],
  [
    'packages/meaning/src/choose/usual/planted.ts',
    "import { groupEntities } from '../../agree/entities/group-entities.ts';\nexport const planted = groupEntities;\n",
  ],
  ['packages/meaning/src/agree/sums/planted.ts', "import { fitLengths } from '../../finish/fit-lengths.ts';\nexport const planted = fitLengths;\n"],
  ['packages/meaning/src/finish/planted.ts', "import { decisionOf } from '../explain/decision-of.ts';\nexport const planted = decisionOf;\n"],
  ['packages/meaning/src/explain/planted.ts', "import { draftTables } from '../decide/draft-tables.ts';\nexport const planted = draftTables;\n"],
  ['packages/runner/src/rows/planted.ts', "import { canonicalJson } from '../documents/canonical-json.ts';\nexport const planted = canonicalJson;\n"],
  ['packages/runner/src/documents/planted.ts', "import { openSource } from '../source/source-of.ts';\nexport const planted = openSource;\n"],
  ['packages/runner/src/source/servers/planted.ts', "import { load } from '../../load/load.ts';\nexport const planted = load;\n"],
  ['packages/runner/src/load/planted.ts', "import { prove } from '../proof/prove.ts';\nexport const planted = prove;\n"],
  ['packages/runner/src/load/parts/planted.ts', "import { refresh } from '../../loaded/refresh/refresh.ts';\nexport const planted = refresh;\n"],
  ['packages/runner/src/load/existing/planted.ts', "import { archive } from '../../files/archive.ts';\nexport const planted = archive;\n"],
  ['packages/runner/src/proof/planted.ts', "import { inferFromDdl } from '../infer/infer.ts';\nexport const planted = inferFromDdl;\n"],
  ['packages/runner/src/infer/explain/planted.ts', "import { openRecorder } from '../../loaded/loaded-as.ts';\nexport const planted = openRecorder;\n"],
  ['packages/runner/src/loaded/refresh/planted.ts', "import { openRunner } from '../../operations/open-runner.ts';\nexport const planted = openRunner;\n"],
  ['packages/runner/src/files/exports/planted.ts', "import { loadRows } from '../../query/load-rows.ts';\nexport const planted = loadRows;\n"],
  ['packages/runner/src/query/planted.ts', "import { archive } from '../files/archive.ts';\nexport const planted = archive;\n"],
  ['packages/runner/src/operations/planted.ts', "import { runTool } from '../agents/all-tools.ts';\nexport const planted = runTool;\n"],
  ['packages/runner/src/agents/tools/planted.ts', "import { fromFault } from '../../compute/fault.ts';\nexport const planted = fromFault;\n"],
  ['apps/api/src/planted.ts', "import { infer } from '@seedbed/inference';\nexport const planted = infer;\n"],
  ['apps/api/src/planted.ts', "import { openTrial } from '@seedbed/postgres/proof';\nexport const planted = openTrial;\n"],
  ['apps/cli/src/planted.ts', "import { openLoad } from '@seedbed/postgres/load';\nexport const planted = openLoad;\n"],
  ['apps/library/src/planted.ts', "import { loadSchema } from '@seedbed/postgres/sandbox';\nexport const planted = loadSchema;\n"],
  ['apps/seed/src/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
  ['apps/web/src/planted.ts', "import { openRunner } from '@seedbed/runner';\nexport const planted = openRunner;\n"],
  ['apps/web/src/features/grid/planted.ts', "import { hitsOf } from '@seedbed/mock/virtual';\nexport const planted = hitsOf;\n"],
  ['apps/web/src/engine/planted.ts', "import { createMock } from '@seedbed/mock';\nexport const planted = createMock;\n"],
  ['apps/web/src/features/grid/planted.ts', "import { Peek } from '../peek/peek.tsx';\nexport const planted = Peek;\n"],
  ['apps/web/src/features/runs/components/planted.ts', "import { Peek } from '../../peek/peek.tsx';\nexport const planted = Peek;\n"],
  ['apps/web/src/features/grid/planted.ts', "import { createAppRouter } from '../../app/router.tsx';\nexport const planted = createAppRouter;\n"],
  ['apps/web/src/workspace/draft/planted.ts', "import { Peek } from '../../features/peek/peek.tsx';\nexport const planted = Peek;\n"],
  ['apps/web/src/lib/planted.ts', "import { Peek } from '../features/peek/peek.tsx';\nexport const planted = Peek;\n"],
] as const;

/** Features that the engine must not use. */
const unlike = ['Math.random()', 'Math.log(2)', 'Math.sin(1)', 'Date.now()', 'Date.parse("2026")', 'new Intl.NumberFormat()'];

const cycles = ['packages/constraints/src/checks', 'packages/engine/src/plan', 'packages/meaning/src/agree/columns'];

/** Imports that keep the directions. */
const kept = [
  ['packages/engine/src/planted-kept.ts', "import { LIMITS } from '@seedbed/contract';\nexport const planted = LIMITS.tables;\n"],
  ['packages/mock/src/dialects/plain/parse/planted-kept.ts', "import { folded } from '../../../core/index.ts';\nexport const planted = folded;\n"],
  ['packages/mock/src/overlay/write/planted-kept.ts', "import { compare } from '../../engines/virtual/index.ts';\nexport const planted = compare;\n"],
] as const;

/** One call of the linter for all cases: most of a call is reading its rules. */
let found: readonly Found[];
beforeAll(async () => {
  copy = await openCopy();
  found = await lintFiles([
    ...forbidden.map(([path, text], at) => [placeOf(path, at), text] as const),
    ...unlike.map((expression, at) => [`packages/engine/src/planted-use-${at}.ts`, `export const planted = ${expression};\n`] as const),
    ...cycles.flatMap((folder) => [
      [`${folder}/planted.ts`, "import { other } from './planted-too.ts';\nexport const planted = () => other;\n"] as const,
      [`${folder}/planted-too.ts`, "import { planted } from './planted.ts';\nexport const other = () => planted;\n"] as const,
    ]),
    ...kept,
  ]);
});
afterAll(() => copy?.[Symbol.asyncDispose]());

/** The rules that a file broke. */
const broken = (path: string): string[] => found.filter(({ filename }) => filename === path).map(({ code }) => code);

test.each(forbidden.map(([path], at) => [path, at] as const))('an import against the direction in %s is caught', (path, at) => {
  expect(broken(placeOf(path, at))).toContain('eslint(no-restricted-imports)');
});

test.each(unlike)('the engine may not use %s', (expression) => {
  expect(broken(`packages/engine/src/planted-use-${unlike.indexOf(expression)}.ts`).join()).toMatch(/no-restricted-(properties|globals)/);
});

test.each(cycles)('a cycle of files in %s is caught', (folder) => {
  expect(broken(`${folder}/planted.ts`).join()).toContain('no-cycle');
});

test.each(kept.map(([path]) => path))('%s keeps the directions and passes', (path) => {
  expect(broken(path)).toEqual([]);
});
