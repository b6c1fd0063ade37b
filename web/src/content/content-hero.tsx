import type { ContentPage } from '#shared/site/content.ts';
import { ContentActions } from './content-actions.tsx';
import { PageHero } from './page-hero.tsx';

/** The top of a content page. */
export function ContentHero({ page }: { page: ContentPage }) {
  const { title, lead, picture, actions } = page;
  return (
    <PageHero
      title={title}
      lead={lead}
      picture={picture}
      actions={<ContentActions actions={actions} first="coral" size="large" />}
    />
  );
}
