import { ArrowRight, Phone } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Article, ArticleBlock, RelatedArticle } from '#shared/blog/article.ts';
import { leadOf } from '#shared/blog/lead-of.ts';
import { brand } from '#shared/brand.ts';
import { Picture } from '#web/content/picture.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { CareCard } from '#web/ui/cards/care-card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { HeaderBand } from '#web/ui/layout/header-band.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './article-screen.module.css';
import side from './side-card.module.css';
import { SideCard } from './side-card.tsx';
import { blogTexts } from './texts.ts';

function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className={`min-w-0 max-w-text ${styles.body}`}>
      {blocks.map((block) => (
        <Block key={wordsOf(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'points':
      return (
        <ul className={styles.points}>
          <Items texts={block.points} />
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          <Items texts={block.steps} />
        </ol>
      );
    case 'urgent':
      return (
        <CareCard
          tone="urgent"
          title={blogTexts.article.urgentTitle}
          text={block.text}
          actions={
            <ButtonAnchor href="tel:911">
              <Phone aria-hidden="true" />
              {blogTexts.article.call911}
            </ButtonAnchor>
          }
        />
      );
  }
}

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <li key={text}>{text}</li>);
}

/** A block's text, or its first item, as its key: no two blocks of an article share it. */
function wordsOf(block: ArticleBlock): string | undefined {
  if (block.kind === 'points') return block.points[0];
  return block.kind === 'steps' ? block.steps[0] : block.text;
}

/** An article's sidebar: how to book, and related articles. */
function ArticleAside({ related }: { related: readonly RelatedArticle[] }) {
  const { careTitle, careText, checkIn, related: relatedTitle } = blogTexts.article;
  const relatedId = useId();
  return (
    <aside className={`grid gap-6 min-w-0 max-w-text ${side.aside}`}>
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

/** An article: its header, its text and the sidebar. */
export function ArticlePage({ article }: { article: Article }) {
  const { title, date, picture, blocks, related } = article;
  return (
    <article>
      <HeaderBand>
        <Container className={classNames(picture && styles.columns, `grid items-center ${styles.head}`)}>
          <div className={`grid gap-4 min-w-0 ${styles.words}`}>
            <PageHeading lead={leadOf(article)}>{title}</PageHeading>
            <p className="text-soft text-sm">{blogTexts.article.byline(brand.name, date)}</p>
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
