import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const debounceMs = 900;

// On a closed select, each of these keys changes the value.
const changingKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

function changesValue({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isChanging = changingKeys.includes(key) || (key.length === 1 && key !== ' ');
  return isChanging && !(altKey || ctrlKey || metaKey);
}

/**
 * Props of a select that applies a choice right away. Arrow keys pass through values that staff don't
 * mean, and "cancelled" on the way to "completed" would email the patient. So a value chosen by keyboard applies
 * after a pause, on Enter, or when the select loses focus.
 */
export function useDebouncedChoice<Value extends string>(value: Value, onChoose: (value: Value) => void) {
  const [draft, setDraft] = useState<Value>();
  const isByKey = useRef(false);

  function settle(chosen: Value | undefined) {
    setDraft(undefined);
    if (chosen !== undefined) onChoose(chosen);
  }

  const onPause = useEffectEvent(() => settle(draft));
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => onPause(), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return {
    value: draft ?? value,
    onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
      if (event.key === 'Enter' && draft !== undefined) {
        // Some browsers open the list on Enter.
        event.preventDefault();
        settle(draft);
      }
      if (event.key === 'Escape') settle(undefined);
      isByKey.current = changesValue(event);
    },
    onKeyUp: () => {
      isByKey.current = false;
    },
    onBlur: () => settle(draft),
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      const chosen = target.value as Value;
      if (isByKey.current) setDraft(chosen);
      else settle(chosen);
    },
  };
}
