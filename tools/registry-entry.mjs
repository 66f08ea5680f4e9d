#!/usr/bin/env node
// Prints the entry for the MCP registry (server.json). It is not kept in the repository: its name is that of an owner, and it would name a package that is not on npm yet.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A name of GitHub; the registry proves that whoever publishes the entry owns it. */
const OWNER = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

/** Throws for an owner that cannot be one. The version and the package are those of `package.json`. */
export function registryEntry(owner, { name, version }) {
  if (!OWNER.test(owner ?? '') || owner === 'OWNER')
    throw new Error('usage: node tools/registry-entry.mjs <the owner of the repository on GitHub> > server.json');
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `io.github.${owner}/${name}`,
    title: 'Seedbed',
    description: 'Believable, valid, reproducible rows for a database schema; proved in Postgres, then loaded.',
    version,
    packages: [
      {
        registryType: 'npm',
        identifier: name,
        version,
        transport: { type: 'stdio' },
        packageArguments: [{ type: 'positional', value: 'mcp' }],
        environmentVariables: [
          {
            name: 'SEEDBED_TARGET_URL',
            description: 'The only database that agents may load, such as postgres://me@localhost/dev. Nothing is loaded without it.',
            isSecret: true,
          },
        ],
      },
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    process.stdout.write(`${JSON.stringify(registryEntry(process.argv[2], manifest), null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
