import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { filterTexts as texts } from './filter-texts.ts';
import { isTyping } from './is-typing.ts';
import styles from './search-box.module.css';

const debounceMs = 350;

/** The text in the search box, submitted when typing pauses or on `submit`. */
function useDebouncedSearch(search: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState(search);
  const [submitted, setSubmitted] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);

  // A search changed elsewhere, such as by "Clear filters", replaces the draft. A search submitted here arrives
  // with a delay and must not overwrite what was typed since.
  if (search !== previousSearch) {
    setPreviousSearch(search);
    if (search !== submitted) {
      setSubmitted(search);
      setDraft(search);
    }
  }

  const onPause = useEffectEvent(() => submit());

  useEffect(() => {
    if (draft === search) return;
    const timer = setTimeout(() => onPause(), debounceMs);
    return () => clearTimeout(timer);
  }, [draft, search]);

  function submit() {
    if (draft === search) return;
    setSubmitted(draft);
    onSearch(draft);
  }

  return { draft, setDraft, submit };
}

// The longest useful search is an email address. The API refuses longer texts.
const maxSearchLength = 254;

interface SearchBoxProps {
  /** Lists the fields that the search covers. */
  hint: string;
  search: string;
  onSearch: (text: string) => void;
}

/** The search box of a tab. The `/` key focuses it. */
export function SearchBox({ hint, search, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { draft, setDraft, submit } = useDebouncedSearch(search, onSearch);

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
    <div className={`relative min-w-0 ${styles.box}`}>
      <TextField
        ref={input}
        type="search"
        label={texts.search}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        aria-keyshortcuts="/"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
      <Search className={`absolute text-soft ${styles.icon}`} aria-hidden="true" size={18} />
    </div>
  );
}
