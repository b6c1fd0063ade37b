import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { isTyping } from './is-typing.ts';
import styles from './search-box.module.css';
import { useSearchDraft } from './use-search-draft.ts';

// wire.md: no longer than an e-mail address.
const longestSearch = 254;

interface SearchBoxProps {
  /** What it looks through, in words. */
  hint: string;
  search: string;
  onSearch: (text: string) => void;
}

/** The one search box of a tab; `/` goes to it. */
export function SearchBox({ hint, search, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { draft, setDraft, searchNow } = useSearchDraft(search, onSearch);

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
    <div className={styles.box}>
      <TextField
        ref={input}
        type="search"
        label={recordsTexts.search}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        aria-keyshortcuts="/"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
      />
      <Search className={styles.icon} aria-hidden="true" size={18} />
    </div>
  );
}
