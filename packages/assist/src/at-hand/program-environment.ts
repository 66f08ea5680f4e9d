import type { Program } from './program.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What every program may need: to find its settings and its store of keys, to speak the language, and to reach its service. */
const OF_ALL = [
  'HOME',
  'PATH',
  'USER',
  'LOGNAME',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'XDG_STATE_HOME',
  'XDG_CACHE_HOME',
  'XDG_RUNTIME_DIR',
  'DBUS_SESSION_BUS_ADDRESS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
];

/** Variables of cloud accounts, for programs that were told to use a model there. */
const OF_CLOUDS: readonly (readonly [flag: string, names: readonly string[]])[] = [
  ['CLAUDE_CODE_USE_BEDROCK', ['AWS_*']],
  ['CLAUDE_CODE_USE_VERTEX', ['GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_CLOUD_*', 'VERTEX_REGION_*']],
  ['CLAUDE_CODE_USE_FOUNDRY', ['AZURE_*']],
];

/**
 * The environment of a program: nothing of ours but what it needs to start and to sign in. Not the addresses of databases, not other keys.
 * Its temporary files go to `temporary`.
 */
export function programEnvironment(program: Pick<Program, 'keeps' | 'sets'>, env: Environment, temporary: string): Record<string, string> {
  const clouds = OF_CLOUDS.flatMap(([flag, names]) => (env[flag] && isNamed(flag, program.keeps) ? names : []));
  const names = [...OF_ALL, ...program.keeps, ...clouds];
  const kept = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && isNamed(entry[0], names));
  return { ...Object.fromEntries(kept), TERM: 'dumb', NO_COLOR: '1', TMPDIR: temporary, ...program.sets };
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.some((one) => {
    const [start, end] = one.split('*');
    return end === undefined ? name === one : name.startsWith(start!) && name.endsWith(end);
  });
}
