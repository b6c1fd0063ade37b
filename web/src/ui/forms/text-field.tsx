import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type TextFieldProps = FieldFrame & ComponentPropsWithRef<'input'>;

/** A text field. `ref` and all other props go to the input, so `{...register('email')}` works. */
export function TextField({ id, label, hint, error, optional, ...input }: TextFieldProps) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
