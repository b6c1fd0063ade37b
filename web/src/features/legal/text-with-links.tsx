import { Link } from 'react-router-dom';
import type { LinkedText } from '#shared/legal/legal-page.ts';
import type { ContentAction } from '#shared/site/content.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';

/** Running text with links in it. */
export function TextWithLinks({ text }: { text: LinkedText }) {
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
