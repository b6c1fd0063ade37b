import type { ReactNode } from 'react';

interface PageHeadingProps {
  /** A sentence below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The only h1 of a screen. The layout moves focus to it after navigation. */
export function PageHeading({ lead, children }: PageHeadingProps) {
  return (
    <div className="grid gap-3">
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className="max-w-text text-soft text-lg leading-145">{lead}</p>}
    </div>
  );
}
