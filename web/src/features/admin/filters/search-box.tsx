import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { filterTexts as texts } from './filter-texts.ts';
import { isTyping } from './is-typing.ts';

const debounceMs = 350;

// The longest useful search is an email address. The API refuses longer texts.
const maxSearchLength = 254;

interface SearchBoxProps {
  /** Lists the fields that the search covers. */
  hint: string;
  search: string;
  onSearch: (text: string) => void;
}

/** The search box of a tab. It searches when typing pauses, on Enter, and on leaving. The `/` key focuses it. */
export function SearchBox({ hint, search, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
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

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <TextField
      ref={input}
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
