import { TextField } from '../../components/ui/field.tsx';

/** What a new account is called; the first field of its form, which has the focus. */
export function YourNameField({
  value,
  tried,
  onChange,
}: {
  value: string;
  /** Whether it was sent already. */ tried: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label="Your name"
      name="name"
      autoComplete="name"
      autoFocus
      maxLength={200}
      value={value}
      onChange={onChange}
      error={tried && value.trim() === '' ? 'Others see it next to your actions.' : undefined}
    />
  );
}
