import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { HeaderBand } from './header-band.tsx';
import { PageHeading } from './page-heading.tsx';

interface PageHeaderProps {
  title: string;
  lead: ReactNode;
  /** Shown above the heading, such as what to do in danger. */
  above?: ReactNode;
}

/** The top of a screen: a heading and a lead. */
export function PageHeader({ title, lead, above }: PageHeaderProps) {
  return (
    <HeaderBand>
      <Container className="grid grid-cols-1 gap-5">
        {above}
        <PageHeading lead={lead}>{title}</PageHeading>
      </Container>
    </HeaderBand>
  );
}
