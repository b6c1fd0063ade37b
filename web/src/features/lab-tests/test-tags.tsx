import type { ReactNode } from 'react';
import { clinics } from '#shared/clinics/clinics.ts';

export const testTagTexts = {
  category: 'Lab Test',
  inStock: 'In Stock',
  /** Continues the text of `inStock`. */
  where: `at ${clinics.length} clinics`,
};

/** What a test is and where it's done, in one quiet line because all tests say the same. `children` come after it. */
export function TestTags({ children }: { children?: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-soft text-xs">
      <span>{testTagTexts.category}</span>
      <span aria-hidden="true">·</span>
      <span>
        <span>{testTagTexts.inStock}</span> {testTagTexts.where}
      </span>
      {children}
    </p>
  );
}
