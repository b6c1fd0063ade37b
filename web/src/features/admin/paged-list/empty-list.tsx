import { Inbox } from 'lucide-react';
import { filterTexts } from '#web/features/admin/filters/filter-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface EmptyListProps {
  text: string;
  /** Undefined when nothing is filtered. */
  onClear: (() => void) | undefined;
}

/** Replaces a list without rows. */
export function EmptyList({ text, onClear }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-3 screen-6 rounded-lg bg-sand text-center" role="status">
      <Inbox aria-hidden="true" size={40} strokeWidth={1.25} />
      <p>
        <bdi>{text}</bdi>
      </p>
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {filterTexts.clear}
        </Button>
      )}
    </div>
  );
}
