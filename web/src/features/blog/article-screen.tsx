import { use } from 'react';
import { useParams } from 'react-router-dom';
import type { ArticleId } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { Picture } from '#web/content/picture.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { HeaderBand } from '#web/ui/layout/header-band.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { ArticleAside } from './article-aside.tsx';
import { ArticleBody } from './article-body.tsx';
import styles from './article-screen.module.css';
import { isArticleId, loadArticle } from './load-article.ts';
import { blogTexts } from './texts.ts';

/** Loads the text of the article with this id, if there is one. */
export async function preloadArticle(id: string | undefined): Promise<void> {
  if (isArticleId(id)) await loadArticle(id);
}

/** An article, or a link back to the list for an unknown id. */
export function ArticleScreen() {
  const { id } = useParams();
  return isArticleId(id) ? <ArticlePage id={id} /> : <ArticleNotFound />;
}

function ArticleNotFound() {
  const { title, text, seeAll } = blogTexts.notFound;
  usePageTitle(title);
  return (
    <Container className={styles.notFound}>
      <PageHeading lead={text}>{title}</PageHeading>
      <ButtonLink variant="coral" to={paths.blog}>
        {seeAll}
      </ButtonLink>
    </Container>
  );
}

function ArticlePage({ id }: { id: ArticleId }) {
  const article = loadArticle(id);
  const { title, date, picture, blocks, related } = article instanceof Promise ? use(article) : article;
  const [opening, ...rest] = blocks;
  const lead = opening?.kind === 'paragraph' ? opening.text : '';
  usePageTitle(title, { description: lead });
  return (
    <article>
      <HeaderBand>
        <Container className={classNames(picture && styles.columns, styles.head)}>
          <div className={styles.words}>
            <PageHeading lead={lead}>{title}</PageHeading>
            <p className={styles.byline}>{blogTexts.article.byline(brand.name, date)}</p>
          </div>
          {picture && <Picture className={styles.picture} name={picture} eager />}
        </Container>
      </HeaderBand>
      <Container className={classNames(styles.columns, styles.content)}>
        <ArticleBody blocks={rest} />
        <ArticleAside related={related} />
      </Container>
    </article>
  );
}
