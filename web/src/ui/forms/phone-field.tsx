import type { ComponentPropsWithRef } from 'react';
import type { FieldFrame } from './field.tsx';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = FieldFrame & ComponentPropsWithRef<'input'>;

/** A phone field with the keypad and autocomplete. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}
