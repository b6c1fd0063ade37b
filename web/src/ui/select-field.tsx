import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

interface SelectFieldProps extends FieldFrame, ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string }[];
  /** A first, empty choice such as "Choose a provider". */
  placeholder?: string;
}

export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id ?? select.name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
