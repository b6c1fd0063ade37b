import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { HeaderBand } from './header-band.tsx';
import { PageHeading } from './page-heading.tsx';

/** The top of a screen: a heading and a lead. */
export function PageHeader({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <HeaderBand>
      <Container>
        <PageHeading lead={lead}>{title}</PageHeading>
      </Container>
    </HeaderBand>
  );
}
