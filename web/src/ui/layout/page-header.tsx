import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { HeadBand } from './head-band.tsx';
import { PageHeading } from './page-heading.tsx';

/** The top of a screen: a heading and a lead. */
export function PageHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <HeadBand>
      <Container>
        <PageHeading lead={lead}>{title}</PageHeading>
      </Container>
    </HeadBand>
  );
}
