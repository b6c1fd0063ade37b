import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { HeadBand } from './head-band.tsx';
import { PageHeading } from './page-heading.tsx';

/** How a screen begins that has a heading and a lead, and nothing beside them. */
export function PageHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <HeadBand>
      <Container>
        <PageHeading lead={lead}>{title}</PageHeading>
      </Container>
    </HeadBand>
  );
}
