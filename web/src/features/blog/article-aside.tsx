import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { RelatedArticle } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import styles from './article-aside.module.css';
import { SideCard } from './side-card.tsx';
import { blogTexts } from './texts.ts';

/** An article's sidebar: how to book, and related articles. */
export function ArticleAside({ related }: { related: readonly RelatedArticle[] }) {
  const { careTitle, careText, checkIn, related: relatedTitle } = blogTexts.article;
  const relatedId = useId();
  return (
    <aside className={`grid gap-6 min-w-0 max-w-text ${styles.aside}`}>
      <SideCard title={careTitle} text={careText}>
        <ButtonAnchor variant="coral" href={brand.links.checkIn} newTab>
          {checkIn}
        </ButtonAnchor>
      </SideCard>
      <nav aria-labelledby={relatedId}>
        <h2 className={`text-lg ${styles.title}`} id={relatedId}>
          {relatedTitle}
        </h2>
        <ul className="border-b">
          {related.map(({ title, to }) => (
            <li key={to}>
              <Link
                className={`flex items-center justify-between gap-4 min-h-target border-t font-semibold no-underline hover-underline ${styles.link}`}
                to={to}
              >
                {title}
                <ArrowRight className={`flex-none ${styles.arrow}`} aria-hidden="true" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
