import { Field, type FieldFrame } from './field.tsx';
import { Select, type SelectProps } from './select.tsx';

export function SelectField({ id, label, hint, error, optional, ...select }: FieldFrame & SelectProps) {
  return (
    <Field id={id ?? select.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
