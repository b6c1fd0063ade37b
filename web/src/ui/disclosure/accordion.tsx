import { ChevronDown } from 'lucide-react';
import styles from './accordion.module.css';

interface AccordionProps {
  items: readonly { question: string; answer: string }[];
}

/** Expandable questions. Works without JavaScript. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className="grid border-t">
      {items.map(({ question, answer }) => (
        <details key={question} className={`border-b ${styles.item}`}>
          <summary
            className={`flex items-center justify-between gap-4 min-h-target rounded-sm cursor-pointer ${styles.question}`}
          >
            <h3>{question}</h3>
            <ChevronDown className={`flex-none ${styles.chevron}`} aria-hidden="true" size={22} />
          </summary>
          <p className={`max-w-text text-soft ${styles.answer}`}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
