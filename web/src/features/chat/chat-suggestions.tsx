import { Button } from '#web/ui/buttons/button.tsx';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';

/** Suggested first questions. */
export function ChatSuggestions({ onChoose }: { onChoose: (question: string) => void }) {
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
