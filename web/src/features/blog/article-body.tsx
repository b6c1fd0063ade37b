import { Phone } from 'lucide-react';
import type { ArticleBlock } from '#shared/blog/article.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { CareCard } from '#web/ui/cards/care-card.tsx';
import styles from './article-body.module.css';
import { blogTexts } from './texts.ts';

/** An article's text. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
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
      return <Urgent text={block.text} />;
  }
}

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <li key={text}>{text}</li>);
}

function Urgent({ text }: { text: string }) {
  const { urgentTitle, call911 } = blogTexts.article;
  return (
    <CareCard
      tone="urgent"
      title={urgentTitle}
      text={text}
      actions={
        <ButtonAnchor href="tel:911">
          <Phone aria-hidden="true" />
          {call911}
        </ButtonAnchor>
      }
    />
  );
}

/** A block's text as its key, which is unique: no two blocks of an article have the same text. */
function wordsOf(block: ArticleBlock): string | undefined {
  if (block.kind === 'points') return block.points[0];
  return block.kind === 'steps' ? block.steps[0] : block.text;
}
