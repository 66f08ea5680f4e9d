import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Email, LinkToken, Password } from '../person.ts';
import { exampleToken } from './examples.ts';

export const requestPasswordResetRoute = defineRoute({
  id: 'requestPasswordReset',
  method: 'POST',
  path: `${API_PREFIX}/password-resets`,
  needs: 'public',
  summary: 'Ask for a link to give a new password by',
  description: 'It is sent to the address where there is an account of it and the server can send mail; the answer is the same in any case.',
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
  summary: 'Give a new password by a link',
  description: 'Ends all sessions of the account. Sign in with the new password then.',
  tags: ['People'],
  body: strictObject({ token: LinkToken, password: Password }),
  status: 204,
  reply: noContent,
  problems: ['not-found', 'rate-limited', 'overloaded'],
  examples: { body: { token: exampleToken, password: 'staple and battery' } },
});
