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
  /** Shown above everything else, such as what to do in danger. */
  above?: ReactNode;
  /** An urgent notice above the buttons. On wide screens it takes the picture's place. */
  notice?: ReactNode;
}

/** The top of a content page: heading, actions and a drawing. Extends up behind the Back button. */
export function PageHero({ title, lead, picture, facts, actions, above, notice }: PageHeroProps) {
  const words = (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      {facts}
    </>
  );
  const buttons = actions && <div className={`flex flex-wrap gap-3 ${styles.actions}`}>{actions}</div>;
  const drawing = <Picture className="rounded-lg" name={picture} eager />;
  return (
    <HeaderBand>
      <Container className="grid grid-cols-1 gap-5">
        {above}
        {notice ? (
          <div className={`grid grid-cols-1 gap-5 ${styles.urgent}`}>
            {words}
            <div className={styles.notice}>{notice}</div>
            {buttons}
            {drawing}
          </div>
        ) : (
          <div className={`grid grid-cols-1 items-center gap-6 ${styles.content}`}>
            <div className="grid grid-cols-1 gap-5 min-w-0">
              {words}
              {buttons}
            </div>
            {drawing}
          </div>
        )}
      </Container>
    </HeaderBand>
  );
}
