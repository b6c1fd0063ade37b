import { Phone } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';
import type { Turn } from './use-conversation.ts';

interface ChatTurnProps {
  turn: Turn;
  /** Called when the visitor follows a link to one of our screens. */
  onFollow: MouseEventHandler<HTMLAnchorElement>;
}

/** A question with its answer or its pending state. */
export function ChatTurn({ turn: { question, reply }, onFollow }: ChatTurnProps) {
  return (
    <>
      <p className={styles.question} data-question>
        <VisuallyHidden>{chatTexts.you} </VisuallyHidden>
        {question}
      </p>
      {reply ? (
        <Answer reply={reply} onFollow={onFollow} />
      ) : (
        <div className={styles.answer}>
          <Spinner label={chatTexts.thinking} />
        </div>
      )}
    </>
  );
}

type AnswerProps = Pick<ChatTurnProps, 'onFollow'> & { reply: NonNullable<Turn['reply']> };

function Answer({ reply: { reply, links, emergency, language }, onFollow }: AnswerProps) {
  const urgency = links[0]?.href === 'tel:988' ? 'crisis' : 'emergency';
  const paragraphs = reply.split(/\n+/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never change.
    <p key={index} lang={language}>
      {line}
    </p>
  ));
  return (
    <div className={classNames(styles.answer, emergency && styles[urgency])}>
      {emergency ? (
        <p className={styles.urgency}>{chatTexts[urgency]}</p>
      ) : (
        <VisuallyHidden>{chatTexts.assistant} </VisuallyHidden>
      )}
      {!emergency && paragraphs}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ title, href }) => (
            <li key={href}>
              {href.startsWith('/') ? (
                <ButtonLink to={href} variant="secondary" size="small" onClick={onFollow}>
                  {title}
                </ButtonLink>
              ) : (
                <ButtonAnchor
                  href={href}
                  newTab={href.startsWith('http')}
                  variant="secondary"
                  size={emergency ? 'medium' : 'small'}
                >
                  {href.startsWith('tel:') && <Phone aria-hidden="true" />}
                  {title}
                </ButtonAnchor>
              )}
            </li>
          ))}
        </ul>
      )}
      {emergency && paragraphs}
    </div>
  );
}
