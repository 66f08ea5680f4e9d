/** Files of one run that may be tried again: more that fail are no accident. */
const MAX_FILES = 3;

/**
 * The files of a run that deserve a second try: a few that failed, among many that passed, in a run without other
 * errors.
 * @param run the output of `Outcomes`
 * @returns names of files, none if a second try would only hide something
 */
export function worthSecondTry(run) {
  const failed = run.files.filter(isFailed).map(({ file }) => file);
  return run.unhandled > 0 || failed.length > MAX_FILES || failed.length === run.files.length ? [] : failed;
}

/**
 * What counts after the second try: of the files that were run again, the second outcome alone.
 * @returns the outcome of all, and a line for each test that failed first and passed then
 */
export function afterSecondTry(first, second) {
  const again = new Map(second.files.map((file) => [file.file, file]));
  const files = first.files.map((file) => again.get(file.file) ?? file);
  const flaky = first.files
    .filter(isFailed)
    .filter(({ file }) => again.has(file) && !isFailed(again.get(file)))
    .flatMap(failuresOf);
  return { outcome: { files, unhandled: first.unhandled + second.unhandled }, flaky };
}

/** How many tests passed and failed. Each error outside tests counts as one failure. */
export function count({ files, unhandled }) {
  const sum = (of) => files.reduce((total, file) => total + of(file), 0);
  return { passed: sum((file) => file.passed), failed: sum((file) => file.failed.length + (file.broken ? 1 : 0)) + unhandled };
}

/** What failed, a line each: tests by file and name, files that failed outside of their tests by file. */
export function namesOfFailed({ files, unhandled }) {
  return [...files.filter(isFailed).flatMap(failuresOf), ...(unhandled > 0 ? [`errors outside of test files: ${unhandled}`] : [])];
}

const failuresOf = ({ file, failed }) => (failed.length > 0 ? failed.map((name) => `${file} > ${name}`) : [file]);
const isFailed = ({ failed, broken }) => failed.length > 0 || broken;
