import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Email, LinkToken, Password } from '../person.ts';
import { exampleToken } from './examples.ts';

export const requestPasswordResetRoute = defineRoute({
  id: 'requestPasswordReset',
  method: 'POST',
  path: `${API_PREFIX}/password-resets`,
  needs: 'public',
  summary: 'Request a password reset link',
  description: 'The link is mailed if the address has an account and the server can send mail. The answer is the same in all cases.',
  tags: ['People'],
  body: strictObject({ email: Email }),
  status: 202,
  reply: noContent,
  problems: ['not-found', 'rate-limited'],
  examples: { body: { email: 'ana@example.com' } },
});

export const usePasswordResetRoute = defineRoute({
  id: 'usePasswordReset',
  method: 'POST',
  path: `${API_PREFIX}/password-resets/use`,
  needs: 'public',
  summary: 'Set a new password with a reset link',
  description: 'Ends all sessions of the account. Then sign in with the new password.',
  tags: ['People'],
  body: strictObject({ token: LinkToken, password: Password }),
  status: 204,
  reply: noContent,
  problems: ['not-found', 'rate-limited', 'overloaded'],
  examples: { body: { token: exampleToken, password: 'staple and battery' } },
});
