import type { LegalBlock as Block } from '#shared/legal/legal-page.ts';
import { LanguageNotices } from './language-notices.tsx';
import styles from './legal-page.module.css';
import { LegalTable } from './legal-table.tsx';
import { TextWithLinks } from './text-with-links.tsx';

/** One block of a legal page. */
export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <TextWithLinks text={block.text} />
        </p>
      );
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'points':
      return (
        <ul className={styles.points}>
          {block.points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points never move.
            <li key={index}>
              <TextWithLinks text={point} />
            </li>
          ))}
        </ul>
      );
    case 'languages':
      return <LanguageNotices notices={block.notices} />;
    case 'table':
      return <LegalTable table={block} />;
  }
}
