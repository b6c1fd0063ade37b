import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { ChatLinks } from './chat-links.tsx';
import { chatTexts } from './chat-texts.ts';
import styles from './chat-turn.module.css';
import type { Reply, Turn } from './use-conversation.ts';

interface ChatTurnProps {
  turn: Turn;
  onNavigate: () => void;
}

/** A question with its answer or its pending state. */
export function ChatTurn({ turn: { question, reply }, onNavigate }: ChatTurnProps) {
  return (
    <>
      <p className={styles.question} data-question>
        <VisuallyHidden>{chatTexts.you} </VisuallyHidden>
        {question}
      </p>
      {reply ? (
        <Answer reply={reply} onNavigate={onNavigate} />
      ) : (
        <div className={styles.answer}>
          <Spinner label={chatTexts.thinking} />
        </div>
      )}
    </>
  );
}

function Answer({
  reply: { reply, links, emergency },
  onNavigate,
}: {
  reply: Reply;
  onNavigate: () => void;
}) {
  if (emergency) {
    return (
      <div className={styles.emergency}>
        <p className={styles.emergencyTitle}>{chatTexts.emergencyTitle}</p>
        <ChatLinks links={links} urgent onNavigate={onNavigate} />
        <p>{reply}</p>
      </div>
    );
  }
  return (
    <div className={styles.answer}>
      <p>
        <VisuallyHidden>{chatTexts.assistant} </VisuallyHidden>
        {reply}
      </p>
      <ChatLinks links={links} onNavigate={onNavigate} />
    </div>
  );
}
