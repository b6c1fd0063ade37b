import type { ComponentProps } from 'react';

/** A checkbox or radio button with its label. */
export function Choice({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex items-center gap-3 min-h-target cursor-pointer">
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
