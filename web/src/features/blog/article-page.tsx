import type { Article } from '#shared/blog/article.ts';
import { leadOf } from '#shared/blog/lead-of.ts';
import { brand } from '#shared/brand.ts';
import { Picture } from '#web/content/picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { HeaderBand } from '#web/ui/layout/header-band.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { ArticleAside } from './article-aside.tsx';
import { ArticleBody } from './article-body.tsx';
import styles from './article-screen.module.css';
import { blogTexts } from './texts.ts';

/** A whole article. */
export function ArticlePage({ article }: { article: Article }) {
  const { title, date, picture, blocks, related } = article;
  return (
    <article>
      <HeaderBand>
        <Container className={classNames(picture && styles.columns, `grid items-center ${styles.head}`)}>
          <div className={`grid gap-4 min-w-0 ${styles.words}`}>
            <PageHeading lead={leadOf(article)}>{title}</PageHeading>
            <p className={`text-soft ${styles.byline}`}>{blogTexts.article.byline(brand.name, date)}</p>
          </div>
          {picture && <Picture className="rounded-lg" name={picture} eager />}
        </Container>
      </HeaderBand>
      <Container className={classNames(styles.columns, `grid items-start screen-6 ${styles.content}`)}>
        <ArticleBody blocks={blocks.slice(1)} />
        <ArticleAside related={related} />
      </Container>
    </article>
  );
}
