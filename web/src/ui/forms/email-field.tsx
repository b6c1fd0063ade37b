import type { ComponentPropsWithRef } from 'react';
import type { FieldFrame } from './field.tsx';
import { TextField } from './text-field.tsx';

type EmailFieldProps = FieldFrame & ComponentPropsWithRef<'input'>;

/** An e-mail address: the right keyboard, nothing corrected. */
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
