import type { ReactNode } from 'react';
import { clinics } from '#shared/clinics/clinics.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

export const testTagTexts = {
  category: 'Lab Test',
  inStock: 'In Stock',
  /** Continues the text of the badge. */
  where: `at ${clinics.length} clinics`,
};

/** What a test is and where it's done, and `children` after that. */
export function TestTags({ children }: { children?: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-1">
      <Badge>{testTagTexts.category}</Badge>
      <span className="whitespace-nowrap text-soft text-xs">
        <Badge tone="success">{testTagTexts.inStock}</Badge> {testTagTexts.where}
      </span>
      {children}
    </p>
  );
}
