import type { ArticleSummary } from '#shared/blog/article.ts';
import { LinkCard } from '#web/content/link-card.tsx';
import { articlePath } from '#web/lib/paths.ts';
import styles from './blog-screen.module.css';
import { blogTexts } from './texts.ts';

/** How many cards are above the fold: their pictures load right away. */
const cardsInView = 2;

/** A card per article. The first is wide, and so is a last one that would stand alone in its row. */
export function ArticleCards({ articles }: { articles: readonly ArticleSummary[] }) {
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
