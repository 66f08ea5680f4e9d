/** Links into the client. What opens something comes after the `#`: browsers send that to no server, so that no log has it. */
export type Links = { to(page: 'set-up' | 'accept-invitation' | 'reset-password', token: string): string };

export function linksBelow(publicUrl: URL): Links {
  return { to: (page, token) => new URL(`/${page}#${token}`, publicUrl).href };
}
