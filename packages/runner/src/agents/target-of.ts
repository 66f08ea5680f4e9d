import { Problem } from '@seedbed/contract';

/**
 * The databases that the tools may reach: the one given to this process, or with `anyTarget` any that the agent names.
 */
export type TargetChoice = { readonly url: string | undefined; readonly anyTarget: boolean };

/**
 * The address to use. A model's text may come from a web page, so it names a database only if a person allowed that.
 */
export function targetOf({ url, anyTarget }: TargetChoice, named: string | undefined): string {
  if (named !== undefined && !anyTarget) {
    throw new Problem(
      'connection-refused-by-policy',
      'This server accepts no address from a tool call. Leave `url` out to use the database that it was started with. The operator can allow others with --allow-any-target.',
      { errors: [{ pointer: '/url', message: 'not allowed here' }] },
    );
  }
  const target = named ?? url;
  if (target === undefined) {
    throw new Problem(
      'connection-refused-by-policy',
      'This server was started without a database. The operator must start it as `seedbed mcp --url postgres://…`, or with SEEDBED_TARGET_URL in its environment.',
    );
  }
  return target;
}
