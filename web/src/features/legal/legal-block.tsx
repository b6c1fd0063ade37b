import { Link } from 'react-router-dom';
import type { LegalBlock as Block } from '#shared/legal/legal-page.ts';
import type { ContentAction, LinkedText } from '#shared/site/content.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { LanguageNotices } from './language-notices.tsx';
import styles from './legal-page.module.css';
import { LegalTable } from './legal-table.tsx';

/** Running text that contains links. */
function TextWithLinks({ text }: { text: LinkedText }) {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'string' ? piece : <TextLink key={piece.label} link={piece} />,
  );
}

function TextLink({ link }: { link: ContentAction }) {
  if ('to' in link) return <Link to={link.to}>{link.label}</Link>;
  const { label, href, newTab = false } = link;
  return (
    <ExternalLink href={href} newTab={newTab}>
      {label}
    </ExternalLink>
  );
}

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
        <ul className={`grid grid-cols-1 gap-2 ${styles.points}`}>
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
