import type { ComponentPropsWithRef } from 'react';
import type { FieldFrame } from './field.tsx';
import { TextField } from './text-field.tsx';

type EmailFieldProps = FieldFrame & ComponentPropsWithRef<'input'>;

/** An email field with the email keyboard and no autocorrection. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
