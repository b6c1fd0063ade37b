import { ChatLauncher } from '#web/features/chat/chat-launcher.tsx';
import { BookAndCall } from './book-and-call.tsx';
import styles from './phone-bar.module.css';
import { phoneBarTexts as texts } from './phone-bar-texts.ts';

/** Book, call and chat, within reach of a thumb. On wide screens only the chat remains, as a tab at the edge. */
export function PhoneBar() {
  return (
    <aside className={`print-hidden ${styles.bar}`} aria-label={texts.label}>
      <BookAndCall />
      <ChatLauncher className={styles.item} />
    </aside>
  );
}
