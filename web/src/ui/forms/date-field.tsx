import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type DateFieldProps = FieldFrame & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A day such as `2026-11-23`, in the browser's own picker. `min` and `max` have the same format. */
export function DateField({ id, label, hint, error, optional, ...input }: DateFieldProps) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} type="date" />}
    </Field>
  );
}
