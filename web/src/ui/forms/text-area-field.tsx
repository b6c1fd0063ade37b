import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type TextAreaFieldProps = FieldFrame & ComponentPropsWithRef<'textarea'>;

/** Several lines of text; `ref` and everything else goes to the textarea. */
export function TextAreaField({ id, label, hint, error, optional, ...input }: TextAreaFieldProps) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...input} {...control} />}
    </Field>
  );
}
