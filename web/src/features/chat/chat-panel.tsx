import { X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { ChatFailure } from './chat-failure.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';
import { ChatTurn } from './chat-turn.tsx';
import { useConversation } from './use-conversation.ts';

export interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
}

/** Suggested first questions. */
function ChatSuggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <ul className={styles.suggestions} aria-label={chatTexts.suggestionsLabel}>
      {chatTexts.suggestions.map((question) => (
        <li key={question}>
          <Button variant="secondary" size="small" onClick={() => onChoose(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Windows where the panel fills the screen. */
const phone = '(width < 36rem)';

function fillsScreen(): boolean {
  return window.matchMedia(phone).matches;
}

/** The chat panel: beside the page on wide screens, so that links can be followed; full-screen on phones. */
export function ChatPanel({ open, onClose }: ChatPanelProps) {
  const { turns, draft, setDraft, failure, busy, ask } = useConversation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();

  // Don't focus the field on a phone: the keyboard would cover the text.
  const takeFocus = useCallback(() => (fillsScreen() ? title : input).current?.focus(), []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (fillsScreen()) element.showModal();
    else element.show();
    takeFocus();
    return () => element.close();
  }, [open, takeFocus]);

  /** Keeps focus when a pressed button disappears. */
  function askFromButton(question: string) {
    takeFocus();
    void ask(question);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.header}>
        <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
          {chatTexts.title}
        </h2>
        <IconButton label={uiTexts.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <a className={styles.emergencyLine} href="tel:911">
        {chatTexts.emergencyLine}
      </a>
      <ChatLog revision={busy || failure || turns} showsEnd={failure !== undefined}>
        <p className={styles.welcome}>{chatTexts.welcome}</p>
        {turns.length === 0 && <ChatSuggestions onChoose={askFromButton} />}
        {turns.map((turn) => (
          <ChatTurn key={turn.id} turn={turn} onNavigate={() => fillsScreen() && onClose()} />
        ))}
        {failure && <ChatFailure failure={failure} onRetry={askFromButton} />}
      </ChatLog>
      <ChatForm input={input} text={draft} onText={setDraft} busy={busy} onSend={(text) => void ask(text)} />
      <p className={styles.note}>{chatTexts.note}</p>
    </dialog>
  );
}
