import { Phone } from 'lucide-react';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './chat-turn.module.css';
import type { Reply } from './use-conversation.ts';

interface ChatLinksProps {
  links: Reply['links'];
  /** Emergency: show the links as phone numbers to call now. */
  urgent?: boolean;
  /** Called when the visitor follows a link to one of our screens. */
  onNavigate: () => void;
}

/** The links of an answer: our screens, phone numbers, external pages. */
export function ChatLinks({ links, urgent = false, onNavigate }: ChatLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ title, href }) => (
        <li key={href}>
          {href.startsWith('/') ? (
            <ButtonLink to={href} variant="secondary" size="small" onClick={onNavigate}>
              {title}
            </ButtonLink>
          ) : (
            <ButtonAnchor
              href={href}
              newTab={href.startsWith('http')}
              variant="secondary"
              size={urgent ? 'medium' : 'small'}
              className={urgent ? styles.call : undefined}
            >
              {href.startsWith('tel:') && <Phone aria-hidden="true" />}
              {title}
            </ButtonAnchor>
          )}
        </li>
      ))}
    </ul>
  );
}
