import type { ReactNode } from 'react';
import type { ArticleSummary } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';
import { LinkCard } from '#web/content/link-card.tsx';
import { articlePath, paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './blog-screen.module.css';
import side from './side-card.module.css';
import { SideCard } from './side-card.tsx';
import { blogTexts } from './texts.ts';

/** The sidebar beside the blog's list, with links to care. */
function CareLinks() {
  const { title, text, book, checkIn, find } = blogTexts.care;
  return (
    <aside className={side.aside}>
      <SideCard title={title} text={text}>
        <ButtonLink variant="coral" to={paths.bookAppointment}>
          {book}
        </ButtonLink>
        <ButtonAnchor variant="primary" href={brand.links.checkIn} newTab>
          {checkIn}
        </ButtonAnchor>
        <ButtonLink variant="secondary" to={paths.locations}>
          {find}
        </ButtonLink>
      </SideCard>
    </aside>
  );
}

/** The number of cards above the fold, whose pictures load right away. */
const cardsInView = 2;

/** One card per article. The first is wide, and so is the last if it would be alone in its row. */
function ArticleCards({ articles }: { articles: readonly ArticleSummary[] }) {
  const aloneInRow = articles.length % 2 === 0 ? articles.length - 1 : 0;
  return (
    <ul className={`grid gap-4 ${styles.cards}`}>
      {articles.map(({ id, title, snippet }, index) => (
        <LinkCard
          key={id}
          to={articlePath(id)}
          title={title}
          heading="h2"
          picture={`article-${id}`}
          more={blogTexts.readMore}
          featured={index === 0 || index === aloneInRow}
          eager={index < cardsInView}
        >
          {snippet}
        </LinkCard>
      ))}
    </ul>
  );
}

interface BlogListProps {
  articles: readonly ArticleSummary[];
  /** Page controls, when there are more articles than these. */
  pager?: ReactNode;
}

/** The blog's heading, its articles and links to care. */
export function BlogList({ articles, pager }: BlogListProps) {
  return (
    <>
      <Container className="pt-2">
        <PageHeading lead={blogTexts.lead}>{blogTexts.title}</PageHeading>
      </Container>
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
