import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type TextFieldProps = FieldFrame & ComponentPropsWithRef<'input'>;

/** One line of text; `ref` and everything else goes to the input, so `{...register('email')}` works. */
export function TextField({ id, label, hint, error, optional, ...input }: TextFieldProps) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
