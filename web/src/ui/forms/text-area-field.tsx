import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type TextAreaFieldProps = FieldFrame & ComponentPropsWithRef<'textarea'>;

/** A multi-line text field. `ref` and all other props go to the textarea. */
export function TextAreaField({ id, label, hint, error, optional, ...input }: TextAreaFieldProps) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...input} {...control} />}
    </Field>
  );
}
