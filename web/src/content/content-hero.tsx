import type { ReactNode } from 'react';
import type { ContentPage } from '#shared/site/content.ts';
import { ContentActions } from './content-actions.tsx';
import { DangerStrip } from './danger-strip.tsx';
import { PageHero } from './page-hero.tsx';

interface ContentHeroProps {
  page: ContentPage;
  /** An urgent notice above the buttons. */
  notice?: ReactNode;
}

/** The top of a content page. Pages about our care begin with what to do in danger. */
export function ContentHero({ page, notice }: ContentHeroProps) {
  const { title, lead, picture, actions, path } = page;
  return (
    <PageHero
      title={title}
      lead={lead}
      picture={picture}
      above={path !== '/about-us' && <DangerStrip />}
      notice={notice}
      actions={<ContentActions actions={actions} first="coral" size="large" />}
    />
  );
}
