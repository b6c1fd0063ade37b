import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ArticleSummary } from '#shared/blog/article.ts';
import { articlePath } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './article-card.module.css';
import { blogTexts } from './texts.ts';

interface ArticleCardProps {
  summary: ArticleSummary;
  eager: boolean;
}

/** An article in the list: one link, and the whole card is its target. */
export function ArticleCard({ summary: { id, title, snippet }, eager }: ArticleCardProps) {
  return (
    <Card as="li" tone="raised" className={styles.card}>
      <Picture className={styles.picture} name={`article-${id}`} eager={eager} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.snippet}>{snippet}</p>
        <Link className={styles.link} to={articlePath(id)}>
          {blogTexts.readMore}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      </div>
    </Card>
  );
}
