import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signs addresses that need no login, with a key derived from the server's. */
export type LinkSigner = {
  /** `expires` in seconds since 1970. */
  sign(artifactId: string, expires: number): string;
  /** Takes the same time whatever is wrong. */
  isOurs(artifactId: string, expires: number, signature: string): boolean;
};

export function linkSigner(secretKey: Buffer): LinkSigner {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'seedbed artifact links', 32));
  const macOf = (artifactId: string, expires: number): Buffer => createHmac('sha256', key).update(`${artifactId}:${expires}`).digest();
  return {
    sign: (artifactId, expires) => macOf(artifactId, expires).toString('base64url'),
    isOurs(artifactId, expires, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = macOf(artifactId, expires);
      return given.length === right.length && timingSafeEqual(given, right) && given.toString('base64url') === signature;
    },
  };
}
