import type { ReactNode } from 'react';
import type { PictureName } from '#shared/site/pictures.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { HeaderBand } from '#web/ui/layout/header-band.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './page-hero.module.css';
import { Picture } from './picture.tsx';

interface PageHeroProps {
  title: string;
  lead: ReactNode;
  picture: PictureName;
  /** Facts below the lead, such as a price. */
  facts?: ReactNode;
  /** Buttons and links, the main action first. */
  actions?: ReactNode;
  /** An important notice below the buttons. */
  children?: ReactNode;
}

/** The top of a content page: heading, actions and a drawing. Extends up behind the Back button. */
export function PageHero({ title, lead, picture, facts, actions, children }: PageHeroProps) {
  return (
    <HeaderBand>
      <Container className={`grid grid-cols-1 items-center gap-6 ${styles.content}`}>
        <div className="grid grid-cols-1 gap-5 min-w-0">
          <PageHeading lead={lead}>{title}</PageHeading>
          {facts}
          {actions && <div className={`flex flex-wrap gap-3 ${styles.actions}`}>{actions}</div>}
          {children}
        </div>
        <Picture className="rounded-lg" name={picture} eager />
      </Container>
    </HeaderBand>
  );
}
