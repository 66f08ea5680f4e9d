import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { LIMITS } from '@seedbed/contract';
import { dataFolder, fileOf, runsFromSource } from '@seedbed/postgres/entry';
import type { StorePlace } from '@seedbed/runner/artifacts';
import {
  LOOPBACK_NAMES,
  readAllowedTargets,
  readCount,
  readDatabaseUrl,
  readFlag,
  readHostList,
  readIssuer,
  readLogLevel,
  readMailbox,
  readHttpAddress,
  readPort,
  readProxies,
  readPublicUrl,
  readRate,
  readRows,
  readSecretKey,
  readSmtpUrl,
  readToken,
  type LogLevel,
} from './config-values.ts';

/** Everything that the environment decides, checked. */
export type Config = {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly dataDir: string;
  /** An outside Postgres for our own tables; without it an embedded one is started. */
  readonly databaseUrl: string | null;
  /** 32 bytes; null: a key file in the data folder. */
  readonly secretKey: Buffer | null;
  /** `local`: one owner on their own machine, without a login. `server`: callers sign in, or send a key. */
  readonly mode: 'local' | 'server';
  /** Everyone who can reach the port is the owner. */
  readonly localOwner: boolean;
  /** The address for browsers; always set in the mode `server`. */
  readonly publicUrl: URL | null;
  /** The mail server; null: sends no mail. */
  readonly smtpUrl: string | null;
  /** The sender; null: seedbed@ the public host. */
  readonly mailFrom: string | null;
  /** The organization's own login; null: none. */
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string; readonly name: string } | null;
  /** Addresses whose X-Forwarded-For is trusted; null: none. */
  readonly trustedProxies: readonly string[] | null;
  /** `host:port`, or `host` with the port listened on. */
  readonly allowedHosts: readonly string[];
  /** Only this machine reaches the port, and without a login. Its user's own machine and network may then be connected to as well. */
  readonly loopback: boolean;
  /** In which programs on this computer are found and started; null: none are, since others reach the port. */
  readonly atHand: Readonly<Record<string, string | undefined>> | null;
  /** Hosts, addresses and CIDR ranges that may be connected to, beside public ones. */
  readonly allowedTargets: readonly string[];
  /** The only database that agents may read and load; null: none. */
  readonly targetUrl: string | null;
  /** This process also does runs. */
  readonly worker: boolean;
  /** Rows of one part of a load; null: by the table's size. */
  readonly partRows: number | null;
  /** Calls per minute of one caller; null: unlimited. */
  readonly requestsPerMinute: number | null;
  /** Calls per minute that start work. */
  readonly workPerMinute: number | null;
  /** Seconds of a processor in which a schema must have become a blueprint. */
  readonly schemaSeconds: number;
  /** Rows that each workspace may generate per day; null: unlimited. */
  readonly rowsPerDay: number | null;
  /** Days to keep the audit log; null: forever. */
  readonly auditDays: number | null;
  /** The token for `/metrics`; null: without a login no token is needed, with a login nobody has access. */
  readonly metricsToken: string | null;
  /** Where a separate worker serves `/metrics`, `/health` and `/ready`; null: nowhere. 0 picks a free port. */
  readonly metricsPort: number | null;
  /** The lowest level to log. */
  readonly logLevel: LogLevel;
  /** Where to store files of exports. */
  readonly artifacts: StorePlace;
  /** The built web client. */
  readonly clientDir: string;
  /** The built manual. */
  readonly manualDir: string;
};

/** Environment variables that the server reads. The README's table is this list. */
const VARIABLES = {
  SEEDBED_HOST: 'Address to listen on. Default 127.0.0.1',
  SEEDBED_PORT: 'Port to listen on. Default 4500',
  SEEDBED_DATA_DIR:
    "Folder of the embedded Postgres' data and of the local key file. Default .seedbed in the repository, or the user's data folder where Seedbed is installed",
  DATABASE_URL: 'postgres:// address of an outside Postgres to keep datasets in, instead of the embedded one',
  SEEDBED_SECRET_KEY: '32 bytes in base64 or hex that seal stored passwords. Default: a key file made in the data folder',
  SEEDBED_LOCAL_OWNER: '1: anyone who reaches the port is the owner, without a login. Publish the port on loopback only',
  SEEDBED_PUBLIC_URL:
    'https:// address under which a team reaches the server, which then asks for a login (http:// on localhost, to try it). Default: none, no login',
  SEEDBED_SMTP_URL:
    'smtp:// or smtps:// address of a mail server, with its user and password, for invitations and new passwords. Default: none, links are handed over',
  SEEDBED_MAIL_FROM: 'Sender of such mail. Default: seedbed@ the host of SEEDBED_PUBLIC_URL',
  SEEDBED_OIDC_ISSUER:
    "Address of the organization's own login (OpenID Connect). Needs SEEDBED_OIDC_CLIENT_ID and SEEDBED_OIDC_CLIENT_SECRET; its callback is /api/v1/oidc/callback below SEEDBED_PUBLIC_URL",
  SEEDBED_OIDC_CLIENT_ID: 'Name under which that login knows this server',
  SEEDBED_OIDC_CLIENT_SECRET: 'Password that goes with it',
  SEEDBED_OIDC_NAME: "What the sign-in page calls that login. Default: its address's host",
  SEEDBED_TRUSTED_PROXIES: 'Comma-separated addresses and CIDR ranges of reverse proxies, whose X-Forwarded-For says where a request comes from. Default: none',
  SEEDBED_ALLOWED_HOSTS: 'Comma-separated host[:port] names under which the server may be called, beside localhost',
  SEEDBED_ALLOWED_TARGETS:
    'Comma-separated host names, addresses and CIDR ranges of databases that may be reached, beside public ones and, while listening on loopback, those of the own network',
  SEEDBED_WORKER: '0: this server does no runs itself; workers do (node dist/worker.mjs). Default 1',
  SEEDBED_PART_ROWS: 'Rows of one part of a load. Default: 100,000 to 1,000,000, by the size of the table',
  SEEDBED_REQUESTS_PER_MINUTE: 'Calls a minute of one caller (key, user, else address), in one process; 0: no limit. Default 600 with a login, none without',
  SEEDBED_WORK_PER_MINUTE: 'Of those the ones that start work: inference, proofs, files, runs. 0: no limit. Default 60 with a login, none without',
  SEEDBED_SCHEMA_SECONDS: 'Seconds of a processor that reading one schema may take. Default 120 with a login, 600 without',
  SEEDBED_ROWS_PER_DAY: 'Rows that a workspace may have made in a day (UTC), by runs, downloads and POST /generate. Default: as many as it likes',
  SEEDBED_AUDIT_DAYS: 'Days for which events of the audit log are kept. Default: for ever',
  SEEDBED_METRICS_TOKEN:
    'At least 32 characters, which Prometheus sends as a bearer to GET /metrics. Default: none; with a login there are no metrics then, without one they need nothing',
  SEEDBED_METRICS_PORT:
    'Port on which a worker of its own (node dist/worker.mjs) answers GET /metrics, /health and /ready, on SEEDBED_HOST. Default: none. Where other machines reach it, it needs SEEDBED_METRICS_TOKEN',
  SEEDBED_LOG_LEVEL: 'The least that is logged: error, warn, or info, which also tells of runs and their parts. Default warn; info with a login',
  SEEDBED_ARTIFACTS: 'Folder in which files of exports are kept. Workers beside the server must see the same one. Default: artifacts in the data folder',
  SEEDBED_S3_BUCKET: 'Bucket of an S3 store in which files of exports are kept instead',
  SEEDBED_S3_ENDPOINT: 'http(s):// address of that store, which those who fetch files reach as well. Default: Amazon’s, of the region',
  SEEDBED_S3_REGION: 'Its region. Default us-east-1',
  SEEDBED_S3_KEY: 'Its access key',
  SEEDBED_S3_SECRET: 'Its secret key',
  SEEDBED_TARGET_URL: 'postgres:// address of the one database that agents, who call at /mcp, may read and load. Default: none',
} as const;

/** The root of a checkout that runs from source. */
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** Faults of the configuration, one line each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** One person waits for their own machine; on a team's server others wait as well. */
const SCHEMA_SECONDS = { server: 120, local: 600 } as const;

type Read = <T>(name: keyof typeof VARIABLES, fallback: T, parse: (text: string) => T) => T;

function readPlace(read: Read, dataDir: string): StorePlace {
  const bucket = read('SEEDBED_S3_BUCKET', null, String);
  if (bucket === null) return { kind: 'folder', folder: resolve(read('SEEDBED_ARTIFACTS', join(dataDir, 'artifacts'), String)) };
  return {
    kind: 's3',
    bucket,
    endpoint: read('SEEDBED_S3_ENDPOINT', undefined, readHttpAddress),
    region: read('SEEDBED_S3_REGION', 'us-east-1', String),
    accessKeyId: read('SEEDBED_S3_KEY', '', String),
    secretAccessKey: read('SEEDBED_S3_SECRET', '', String),
  };
}

/** Reads and checks the environment; throws ConfigError with all faults at once. An empty variable counts as absent. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const read: Read = (name, fallback, parse) => {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    try {
      return parse(text);
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
      return fallback;
    }
  };
  const host = read('SEEDBED_HOST', '127.0.0.1', String);
  const localOwner = read('SEEDBED_LOCAL_OWNER', false, readFlag);
  const publicUrl = read('SEEDBED_PUBLIC_URL', null, readPublicUrl);
  const mode = publicUrl === null ? ('local' as const) : ('server' as const);
  const issuer = read('SEEDBED_OIDC_ISSUER', null, readIssuer);
  const clientId = read('SEEDBED_OIDC_CLIENT_ID', '', String);
  const clientSecret = read('SEEDBED_OIDC_CLIENT_SECRET', '', String);
  if (issuer !== null && (clientId === '' || clientSecret === ''))
    faults.push('SEEDBED_OIDC_ISSUER: needs SEEDBED_OIDC_CLIENT_ID and SEEDBED_OIDC_CLIENT_SECRET, which that login gives for this server');
  const dataDir = runsFromSource ? resolve(REPOSITORY, read('SEEDBED_DATA_DIR', '.seedbed', String)) : resolve(read('SEEDBED_DATA_DIR', dataFolder(), String));
  const config: Config = {
    host,
    port: read('SEEDBED_PORT', 4500, readPort),
    dataDir,
    databaseUrl: read('DATABASE_URL', null, readDatabaseUrl),
    secretKey: read('SEEDBED_SECRET_KEY', null, readSecretKey),
    mode,
    localOwner,
    publicUrl,
    smtpUrl: read('SEEDBED_SMTP_URL', null, readSmtpUrl),
    mailFrom: read('SEEDBED_MAIL_FROM', null, readMailbox),
    oidc: issuer === null ? null : { issuer, clientId, clientSecret, name: read('SEEDBED_OIDC_NAME', new URL(issuer).hostname, String) },
    trustedProxies: read('SEEDBED_TRUSTED_PROXIES', null, readProxies),
    loopback: LOOPBACK_NAMES.has(host) && mode === 'local',
    atHand: LOOPBACK_NAMES.has(host) && mode === 'local' && !localOwner ? environment : null,
    allowedHosts: read('SEEDBED_ALLOWED_HOSTS', [], readHostList),
    allowedTargets: read('SEEDBED_ALLOWED_TARGETS', [], readAllowedTargets),
    targetUrl: read('SEEDBED_TARGET_URL', null, readDatabaseUrl),
    partRows: read('SEEDBED_PART_ROWS', null, readCount),
    worker: read('SEEDBED_WORKER', true, readFlag),
    requestsPerMinute: read('SEEDBED_REQUESTS_PER_MINUTE', mode === 'server' ? LIMITS.requestsPerMinute : null, readRate),
    workPerMinute: read('SEEDBED_WORK_PER_MINUTE', mode === 'server' ? LIMITS.workPerMinute : null, readRate),
    schemaSeconds: read('SEEDBED_SCHEMA_SECONDS', mode === 'server' ? SCHEMA_SECONDS.server : SCHEMA_SECONDS.local, readCount),
    rowsPerDay: read('SEEDBED_ROWS_PER_DAY', null, readRows),
    auditDays: read('SEEDBED_AUDIT_DAYS', null, readCount),
    metricsToken: read('SEEDBED_METRICS_TOKEN', null, readToken),
    metricsPort: read('SEEDBED_METRICS_PORT', null, readPort),
    logLevel: read('SEEDBED_LOG_LEVEL', mode === 'server' ? 'info' : 'warn', readLogLevel),
    artifacts: readPlace(read, dataDir),
    clientDir: fileURLToPath(fileOf('client', new URL('../../web/dist', import.meta.url))),
    manualDir: fileURLToPath(fileOf('manual', new URL('../../docs/dist', import.meta.url))),
  };
  faults.push(...modeFaults(config));
  // The port of a worker: a server, which never opens it, starts without it.
  if (config.metricsPort !== null && config.metricsToken === null && !config.loopback && environment['SEEDBED_WORKER'] === '1')
    faults.push(
      `SEEDBED_METRICS_PORT: ${host} can be reached from other machines, or there is a login: set SEEDBED_METRICS_TOKEN as well, with which they are asked for`,
    );
  if (config.artifacts.kind === 's3' && (config.artifacts.accessKeyId === '' || config.artifacts.secretAccessKey === ''))
    faults.push('SEEDBED_S3_BUCKET: SEEDBED_S3_KEY and SEEDBED_S3_SECRET are needed with it');
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** Conditions of the mode. */
function modeFaults({ host, localOwner, publicUrl, trustedProxies }: Config): string[] {
  if (localOwner && publicUrl !== null)
    return [
      'SEEDBED_LOCAL_OWNER: is set together with SEEDBED_PUBLIC_URL. One says that whoever comes is the owner, the other that whoever comes signs in: unset one',
    ];
  if (publicUrl === null && trustedProxies !== null)
    return [
      'SEEDBED_TRUSTED_PROXIES: needs SEEDBED_PUBLIC_URL. Without it there is no login and only local requests are accepted, and requests through a proxy are not local.',
    ];
  if (publicUrl !== null || localOwner || LOOPBACK_NAMES.has(host)) return [];
  return [
    `SEEDBED_HOST: ${host} can be reached from other machines. For a team, set SEEDBED_PUBLIC_URL to the https:// address under which browsers find it: whoever comes signs in then, and the first owner is made by a link in this log. For yourself, listen on 127.0.0.1, or set SEEDBED_LOCAL_OWNER=1 where only you can reach the port`,
  ];
}
