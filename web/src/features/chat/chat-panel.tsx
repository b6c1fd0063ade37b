import { Send } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { maxMessageLength } from '#shared/chatbot/message.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';
import { ChatTurn } from './chat-turn.tsx';
import { useConversation } from './use-conversation.ts';

export interface ChatPanelProps {
  open: boolean;
  /** Whether the panel covers the screen, as on phones. Otherwise, it is beside the screen, which stays usable. */
  isSheet: boolean;
  onClose: () => void;
}

export function ChatPanel({ open, isSheet, onClose }: ChatPanelProps) {
  const { turns, draft, setDraft, failure, busy, ask } = useConversation();
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // On a phone the title gets the focus, because the keyboard would cover the text.
  useLayoutEffect(() => {
    if (open && !isSheet) input.current?.focus();
  }, [open, isSheet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever the panel opens or the log has something new.
  useEffect(() => {
    const marked = log.current?.querySelectorAll<HTMLElement>('[data-question], [role="alert"]') ?? [];
    const latest = [...marked].at(-1);
    // Show the start of a long answer, which says what to do.
    if (log.current && latest) log.current.scrollTop = latest.offsetTop - log.current.offsetTop;
  }, [open, turns, failure]);

  /** Moves the focus first, because a pressed suggestion disappears. */
  function send(question: string, nextFocus = isSheet ? log : input) {
    nextFocus.current?.focus();
    void ask(question);
  }

  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isSheet) return;
    // Don't open the current screen again, which would add it to the history twice.
    if (event.currentTarget.href === window.location.href) event.preventDefault();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={chatTexts.title}
      placement="side"
      modal={isSheet}
      closesByBack={false}
      className={styles.panel}
    >
      <div className={`h-full leading-150 ${styles.chat}`}>
        <ButtonAnchor className={styles.emergencyLine} href="tel:911">
          {chatTexts.emergencyLine}
        </ButtonAnchor>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
        <div ref={log} className={styles.log} role="log" aria-label={chatTexts.log} tabIndex={0}>
          <p>{chatTexts.welcome}</p>
          {turns.length === 0 && (
            <ul className={`flex flex-wrap gap-2 ${styles.links}`} aria-label={chatTexts.suggestionsLabel}>
              {chatTexts.suggestions.map((question) => (
                <li key={question}>
                  <Button variant="secondary" size="small" onClick={() => send(question)}>
                    {question}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {turns.map((turn, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns keep their places, and a question can be asked twice.
            <ChatTurn key={index} {...turn} onFollow={onFollow} />
          ))}
          {failure && (
            <Notice
              tone="error"
              live
              title={chatTexts.failed.title}
              actions={
                <ButtonAnchor variant="secondary" size="small" href={brand.phoneHref}>
                  {chatTexts.failed.call(brand.phone)}
                </ButtonAnchor>
              }
            >
              {failure}
            </Notice>
          )}
        </div>
        <form
          className={`grid items-end gap-2 pt-2 border-t ${styles.form}`}
          onSubmit={(event) => {
            event.preventDefault();
            send(draft, input);
          }}
        >
          <TextField
            ref={input}
            id="chat-question"
            label={chatTexts.field}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            maxLength={maxMessageLength}
            autoComplete="off"
            enterKeyHint="send"
          />
          <Button type="submit" busy={busy}>
            {!busy && <Send aria-hidden="true" />}
            {chatTexts.send}
          </Button>
        </form>
        <p className={styles.note}>{chatTexts.note}</p>
      </div>
    </Dialog>
  );
}
