/**
 * Links into the client. Secrets come after the `#`, which browsers send to no server, so that no log contains them.
 */
export type Links = { to(page: 'set-up' | 'accept-invitation' | 'reset-password', token: string): string };

export function linksBelow(publicUrl: URL): Links {
  return { to: (page, token) => new URL(`/${page}#${token}`, publicUrl).href };
}
