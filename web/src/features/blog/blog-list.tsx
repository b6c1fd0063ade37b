import type { ReactNode } from 'react';
import type { ArticleSummary } from '#shared/blog/article.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ArticleCards } from './article-cards.tsx';
import styles from './blog-screen.module.css';
import { CareLinks } from './care-links.tsx';
import { blogTexts } from './texts.ts';

interface BlogListProps {
  articles: readonly ArticleSummary[];
  /** Turns the pages, if these articles aren't all. */
  pager?: ReactNode;
}

/** The blog's heading, its articles and links to care. */
export function BlogList({ articles, pager }: BlogListProps) {
  return (
    <>
      <PageHeader title={blogTexts.title} lead={blogTexts.lead} />
      <Container className={`grid screen-6 ${styles.columns}`}>
        <div className="grid content-start gap-6 min-w-0">
          <ArticleCards articles={articles} />
          {pager}
        </div>
        <CareLinks />
      </Container>
    </>
  );
}
