import { Phone } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';
import type { Turn } from './use-conversation.ts';

interface ChatTurnProps extends Turn {
  /** Called when the visitor follows a link to one of our screens. */
  onFollow: MouseEventHandler<HTMLAnchorElement>;
}

/** A question with its answer or its pending state. */
export function ChatTurn({ question, reply, onFollow }: ChatTurnProps) {
  return (
    <>
      <p className={styles.question} data-question>
        <VisuallyHidden>{chatTexts.you} </VisuallyHidden>
        <bdi>{question}</bdi>
      </p>
      {reply ? <Answer {...reply} onFollow={onFollow} /> : <Spinner label={chatTexts.thinking} />}
    </>
  );
}

/** Matches numbers such as (702) 555-0142 or 1-800-222-1222. */
const phoneNumber = /((?:\(\d{3}\) |(?:1-)?\d{3}-)\d{3}-\d{4})/;

type AnswerProps = ChatReply & Pick<ChatTurnProps, 'onFollow'>;

function Answer({ reply, links, emergency, language, onFollow }: AnswerProps) {
  const urgency = emergency && (links[0]?.href === 'tel:988' ? 'crisis' : 'emergency');
  // The emergency number comes first: below other buttons, it could be out of view on a phone.
  const first = urgency === 'crisis' ? 'tel:988' : 'tel:911';
  const sorted = links.toSorted((a, b) => Number(b.href === first) - Number(a.href === first));
  const buttons = sorted.map(({ title, href }, index) => {
    const variant = urgency && index === 0 ? 'primary' : 'secondary';
    const look = { variant, size: urgency ? 'medium' : 'small', wide: Boolean(urgency) } as const;
    return (
      <li key={href}>
        {href.startsWith('/') ? (
          <ButtonLink to={href} onClick={onFollow} {...look}>
            {title}
          </ButtonLink>
        ) : (
          <ButtonAnchor href={href} newTab={href.startsWith('http')} {...look}>
            {href.startsWith('tel:') && <Phone aria-hidden="true" />}
            {title}
          </ButtonAnchor>
        )}
      </li>
    );
  });
  const list = links.length > 0 && (
    <ul className={`flex flex-wrap gap-2 ${styles.links}`} lang={language}>
      {buttons}
    </ul>
  );
  return (
    <div className={classNames(styles.answer, urgency && styles[urgency])}>
      <VisuallyHidden>{chatTexts.assistant} </VisuallyHidden>
      {urgency && (
        <p className={`font-bold ${styles.urgency}`} lang={language}>
          {chatTexts[urgency][language ?? 'en']}
        </p>
      )}
      {urgency && list}
      {reply.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never change.
        <p key={index} lang={language}>
          {line.split(phoneNumber).map((part, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a line can name the same number twice.
            phoneNumber.test(part) ? <span key={place}>{part}</span> : part,
          )}
        </p>
      ))}
      {!urgency && list}
    </div>
  );
}
