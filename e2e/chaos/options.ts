import { parseArgs } from 'node:util';

const HELP = `Usage: pnpm chaos:pairs [options]     (after npm run build)

Tries each pair of the options of a load once for each fault, in the middle of the load, and compares what it says with what the database holds.

  --entrance LIST   api, cli, or both separated by a comma (default: api,cli)
  --fault LIST      kill: kill -9 of the program; backend: end its sessions in Postgres; cancel: Ctrl-C, or POST /runs/{id}/cancel
                    (default: kill,backend,cancel)
  --seed N          when the faults happen (default: 1)
  --only N          this trial alone, by its number
  --verbose         print every trial, not only wrong ones
  -h, --help        show this help

Exit codes: 0 no trial was wrong, 1 a trial was wrong, 2 wrong usage.`;
const CHOICES = { entrance: ['api', 'cli'], fault: ['kill', 'backend', 'cancel'] } as const;

/** Ends the program after its help, or if it was called wrongly. */
export function readOptions() {
  try {
    const { values: read } = parseArgs({
      options: {
        entrance: { type: 'string', default: 'api,cli' },
        fault: { type: 'string', default: 'kill,backend,cancel' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string' },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (read.help) {
      console.log(HELP);
      process.exit(0);
    }
    for (const name of ['entrance', 'fault'] as const)
      for (const one of read[name].split(','))
        if (!CHOICES[name].some((known) => known === one)) throw new Error(`--${name} ${one}: use ${CHOICES[name].join(', ')}.`);
    for (const name of ['seed', 'only'] as const) if (!/^\d+$/.test(read[name] ?? '1')) throw new Error(`--${name} ${read[name]}: use a whole number.`);
    return read;
  } catch (error) {
    console.error(`${(error as Error).message}\nRun pnpm chaos:pairs --help for the options.`);
    process.exit(2);
  }
}
