import { Send } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { maxMessageLength } from '#shared/chatbot/message.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';

interface ChatFormProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  onSend: (text: string) => void;
}

export function ChatForm({ input, text, onText, busy, onSend }: ChatFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    input.current?.focus();
    if (!busy) onSend(text);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          ref={input}
          id="chat-question"
          label={chatTexts.field}
          value={text}
          onChange={(event) => onText(event.target.value)}
          maxLength={maxMessageLength}
          autoComplete="off"
          enterKeyHint="send"
        />
      </div>
      <Button type="submit" busy={busy}>
        {!busy && <Send aria-hidden="true" />}
        {chatTexts.send}
      </Button>
    </form>
  );
}
