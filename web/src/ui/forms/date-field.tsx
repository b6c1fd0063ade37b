import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type DateFieldProps = FieldFrame & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A day, as `2026-11-23`; the browser's own picker. `min` and `max` take the same form. */
export function DateField({ id, label, hint, error, optional, ...input }: DateFieldProps) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} type="date" />}
    </Field>
  );
}
