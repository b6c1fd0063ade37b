import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';

interface ChatLogProps {
  /** Changes with everything new, which is then scrolled into view. */
  revision: unknown;
  children: ReactNode;
}

/** The conversation, announced as it grows. */
export function ChatLog({ revision, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says when there is something new.
  useEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [revision]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
    <div ref={log} className={styles.log} role="log" aria-label={chatTexts.log} tabIndex={0}>
      {children}
    </div>
  );
}
