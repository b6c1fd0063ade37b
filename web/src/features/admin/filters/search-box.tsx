import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { filterTexts as texts } from './filter-texts.ts';

const debounceMs = 350;

// The longest useful search is an email address. The API refuses longer texts.
const maxSearchLength = 254;

interface SearchBoxProps {
  /** Lists the fields that the search covers. */
  hint: string;
  search: string;
  onSearch: (text: string) => void;
}

/** The search box of a tab. It searches when typing pauses, on Enter, and on leaving. */
export function SearchBox({ hint, search, onSearch }: SearchBoxProps) {
  // While focused, the box shows its own draft: the search follows with a delay and would overwrite the typed text.
  const [draft, setDraft] = useState<string>();

  function submit() {
    if (draft !== undefined && draft !== search) onSearch(draft);
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
      label={texts.search}
      placeholder={hint}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxSearchLength}
      aria-keyshortcuts="/"
      value={draft ?? search}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && submit()}
      onBlur={() => {
        submit();
        setDraft(undefined);
      }}
    />
  );
}
