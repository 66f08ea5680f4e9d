import { LIMITS } from '@seedbed/contract';
import { TextField } from './field.tsx';

/** Why a chosen password is not accepted; null if it is. */
export function passwordFault(password: string): string | null {
  if (password.length < LIMITS.password.characters) return `At least ${LIMITS.password.characters} characters; ${password.length} so far.`;
  if (new TextEncoder().encode(password).length > LIMITS.password.bytes) return `At most ${LIMITS.password.bytes} bytes.`;
  return null;
}

/** A field for a new password. Its only rule is shown first, and the error after a try. */
export function NewPasswordField({
  label = 'Password',
  value,
  tried,
  autoFocus = false,
  onChange,
}: {
  label?: string;
  value: string;
  tried: boolean;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      type="password"
      name="new-password"
      autoComplete="new-password"
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
      hint={`At least ${LIMITS.password.characters} characters. Use a sentence.`}
      error={tried ? (passwordFault(value) ?? undefined) : undefined}
    />
  );
}
