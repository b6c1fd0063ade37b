import { Inbox } from 'lucide-react';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import styles from './paged-list.module.css';

interface EmptyListProps {
  text: string;
  /** Undefined when nothing is filtered. */
  onClear: (() => void) | undefined;
}

/** In place of the rows, when there are none. */
export function EmptyList({ text, onClear }: EmptyListProps) {
  return (
    <div className={styles.empty} role="status">
      <Inbox aria-hidden="true" size={40} strokeWidth={1.25} className={styles.emptyIcon} />
      <p>{text}</p>
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
