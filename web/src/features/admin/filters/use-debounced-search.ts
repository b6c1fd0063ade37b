import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 350;

/** The text in the search box, submitted when the typing pauses or at `submit`. */
export function useDebouncedSearch(search: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState(search);
  const [submitted, setSubmitted] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);

  // A search that changed from outside, as "Clear filters" does, replaces the draft. A search submitted from here
  // arrives with a delay, and must not overwrite what has been typed since.
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
