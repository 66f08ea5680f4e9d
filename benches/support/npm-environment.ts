/** The environment of a project with an empty home: the registry that is set up, how it is reached, and this Node. */
export function npmEnvironment(home: string): Record<string, string> {
  const named = Object.entries(process.env).filter(([name]) => /^npm_config_registry$|^NODE_EXTRA_CA_CERTS$|_proxy$/i.test(name));
  return { ...(Object.fromEntries(named) as Record<string, string>), HOME: home, PATH: process.env['PATH'] ?? '' };
}
