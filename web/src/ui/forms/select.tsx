import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './select.module.css';

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string }[];
  /** A first, empty choice such as "Choose a provider". */
  placeholder?: string;
}

/** A select with our own arrow. The caller provides the rest of the styling. */
export function Select({ options, placeholder, className, ...select }: SelectProps) {
  return (
    <select {...select} className={classNames(styles.select, className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
