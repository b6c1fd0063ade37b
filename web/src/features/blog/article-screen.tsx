import { use } from 'react';
import { useParams } from 'react-router-dom';
import { leadOf } from '#shared/blog/lead-of.ts';
import type { ArticleId } from '#shared/site/article-ids.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { ArticlePage } from './article-page.tsx';
import { isArticleId, loadArticle } from './load-article.ts';
import { blogTexts } from './texts.ts';

/** Loads the text of the article with this id, if it exists. */
export async function preloadArticle(id: string | undefined): Promise<void> {
  if (isArticleId(id)) await loadArticle(id);
}

/** An article, or a link back to the list when the id is unknown. */
export function ArticleScreen() {
  const { id } = useParams();
  return isArticleId(id) ? <LoadedArticle id={id} /> : <ArticleNotFound />;
}

function ArticleNotFound() {
  const { title, text, seeAll } = blogTexts.notFound;
  usePageTitle(title);
  return (
    <Container className="grid justify-items-start gap-5 screen-6">
      <PageHeading lead={text}>{title}</PageHeading>
      <ButtonLink variant="coral" to={paths.blog}>
        {seeAll}
      </ButtonLink>
    </Container>
  );
}

function LoadedArticle({ id }: { id: ArticleId }) {
  const article = use(loadArticle(id));
  usePageTitle(article.title, { description: leadOf(article) });
  return <ArticlePage article={article} />;
}
