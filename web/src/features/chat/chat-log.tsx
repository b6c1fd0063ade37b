import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chat-panel.module.css';
import { chatTexts } from './chat-texts.ts';

interface ChatLogProps {
  /** Changes with every new entry, which then scrolls into view. */
  revision: unknown;
  /** Whether to scroll to the end, as for an error, rather than to the last question. */
  showsEnd: boolean;
  children: ReactNode;
}

/** The conversation as a live region. */
export function ChatLog({ revision, showsEnd, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision changes with every new entry.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const question = [...element.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
    // The end of a long answer would hide its beginning, which says what to do.
    element.scrollTop = question && !showsEnd ? question.offsetTop - element.offsetTop : element.scrollHeight;
  }, [revision]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <div ref={log} className={styles.log} role="log" aria-label={chatTexts.log} tabIndex={0}>
      {children}
    </div>
  );
}
