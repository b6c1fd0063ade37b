import { Send, X } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { maxMessageLength } from '#shared/chatbot/message.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';
import { ChatTurn } from './chat-turn.tsx';
import { useConversation } from './use-conversation.ts';

export interface ChatPanelProps {
  open: boolean;
  /** Whether it covers the screen, as on phones, rather than standing beside it, so that links can be followed. */
  isSheet: boolean;
  onClose: () => void;
}

export function ChatPanel({ open, isSheet, onClose }: ChatPanelProps) {
  const { turns, draft, setDraft, failure, busy, ask } = useConversation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Don't focus the field on a phone: the keyboard would cover the text.
  const firstFocus = isSheet ? title : input;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (isSheet) element.showModal();
    else element.show();
    firstFocus.current?.focus();
    return () => {
      // A focused field would hide the phone's bar with the button that gets the focus back.
      title.current?.focus();
      element.close();
    };
  }, [open, isSheet, firstFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever the panel opens or the log has something new.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const question = [...element.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
    // The end of a long answer would hide its beginning, which says what to do.
    element.scrollTop = failure ? element.scrollHeight : (question ?? element).offsetTop - element.offsetTop;
  }, [open, turns, failure]);

  /** Keeps focus when a pressed button disappears. */
  function askFromButton(question: string) {
    firstFocus.current?.focus();
    void ask(question);
  }

  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isSheet) return;
    // The screen beneath is not opened once more: it would be in the history twice.
    if (event.currentTarget.href === window.location.href) event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={chatTexts.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes a sheet by itself on Android's Back.
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      <div className={styles.header}>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {chatTexts.title}
        </h2>
        <IconButton label={uiTexts.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <a className={styles.emergencyLine} href="tel:911">
        {chatTexts.emergencyLine}
      </a>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div ref={log} className={styles.log} role="log" aria-label={chatTexts.log} tabIndex={0}>
        <p className={styles.welcome}>{chatTexts.welcome}</p>
        {turns.length === 0 && (
          <ul className={styles.links} aria-label={chatTexts.suggestionsLabel}>
            {chatTexts.suggestions.map((question) => (
              <li key={question}>
                <Button variant="secondary" size="small" onClick={() => askFromButton(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns keep their places, and a question can be asked twice.
          <ChatTurn key={index} turn={turn} onFollow={onFollow} />
        ))}
        {failure && (
          <Notice
            tone="error"
            live
            title={chatTexts.failed.title}
            actions={
              <>
                <Button size="small" onClick={() => askFromButton(failure.question)}>
                  {chatTexts.failed.again}
                </Button>
                <ButtonAnchor variant="secondary" size="small" href={brand.phoneHref}>
                  {chatTexts.failed.call(brand.phone)}
                </ButtonAnchor>
              </>
            }
          >
            {failure.text ?? chatTexts.failed.unreachable}
          </Notice>
        )}
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.focus();
          void ask(draft);
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
    </dialog>
  );
}
