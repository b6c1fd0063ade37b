import { ChevronDown } from 'lucide-react';
import styles from './accordion.module.css';

interface AccordionProps {
  items: readonly { question: string; answer: string }[];
}

/** Expandable questions. Works without JavaScript. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <ChevronDown className={styles.chevron} aria-hidden="true" size={22} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
