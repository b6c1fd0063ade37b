import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

const settleMs = 900;

// They walk through the choices of a closed list, one change each.
const walkingKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

function walks({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return walkingKeys.includes(key) || (key.length === 1 && key !== ' ');
}

/**
 * For a select that acts at once. The arrow keys pass through choices that nobody meant, and 'cancelled' on the way
 * to 'completed' would mail the patient: what the keyboard chose counts when it rests, at Enter, and on leaving.
 */
export function useDebouncedChoice(value: string, onChoose: (value: string) => void) {
  const [draft, setDraft] = useState<string>();
  const byKey = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(chosen: string | undefined) {
    clearTimeout(timer.current);
    setDraft(undefined);
    if (chosen !== undefined) onChoose(chosen);
  }

  return {
    value: draft ?? value,
    onPointerDown: () => {
      byKey.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
      if (event.key === 'Enter' && draft !== undefined) {
        // Or it would open the list as well.
        event.preventDefault();
        settle(draft);
      }
      if (event.key === 'Escape') settle(undefined);
      byKey.current = walks(event);
    },
    onKeyUp: () => {
      byKey.current = false;
    },
    onBlur: () => settle(draft),
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      const chosen = target.value;
      if (!byKey.current) return settle(chosen);
      setDraft(chosen);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(chosen), settleMs);
    },
  };
}
