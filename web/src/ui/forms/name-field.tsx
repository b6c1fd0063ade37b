import type { ComponentPropsWithRef } from 'react';
import type { FieldFrame } from './field.tsx';
import { TextField } from './text-field.tsx';

type NameFieldProps = FieldFrame &
  ComponentPropsWithRef<'input'> & { autoComplete: 'name' | 'given-name' | 'family-name' | 'off' };

/** A person's name, without spell checking or autocorrection. */
export function NameField(props: NameFieldProps) {
  return <TextField autoCapitalize="words" spellCheck={false} {...props} />;
}
