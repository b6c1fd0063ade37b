import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { filterTexts as texts } from './filter-texts.ts';

const debounceMs = 350;

// The longest useful search is an email address. The API refuses longer texts.
const maxSearchLength = 254;

interface SearchBoxProps {
  label?: string;
  /** Lists the fields that the search covers. */
  hint: string;
  search: string;
  onSearch: (text: string) => void;
}

/** A search box, such as a tab's. It searches when typing pauses, on Enter, and on leaving. */
export function SearchBox({ label = texts.search, hint, search, onSearch }: SearchBoxProps) {
  // While focused, the box shows its own draft: the search follows with a delay and would overwrite the typed text.
  const [draft, setDraft] = useState<string>();
  const submitted = useRef<string>(undefined);

  function submit() {
    // After the browser's Back, the draft isn't what was searched for, but must not be searched for again.
    if (draft === undefined || draft === search || draft === submitted.current) return;
    submitted.current = draft;
    onSearch(draft);
  }

  const onPause = useEffectEvent(submit);
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => onPause(), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <TextField
      type="search"
      label={label}
      placeholder={hint}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxSearchLength}
      aria-keyshortcuts="/"
      value={draft ?? search}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && submit()}
      onFocus={() => {
        submitted.current = undefined;
      }}
      onBlur={() => {
        submit();
        setDraft(undefined);
      }}
    />
  );
}
