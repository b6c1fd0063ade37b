import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 350;

/** What is being typed into the search box, handed on when the typing rests or at `search()`. */
export function useSearchDraft(search: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState(search);
  const [handedOn, setHandedOn] = useState(search);
  const [seen, setSeen] = useState(search);

  // Changed from outside, such as by 'Clear filters': the box follows. What was handed on from here comes back late,
  // and must not overwrite what has been typed since.
  if (search !== seen) {
    setSeen(search);
    if (search !== handedOn) {
      setHandedOn(search);
      setDraft(search);
    }
  }

  const handOn = useEffectEvent(() => searchNow());

  useEffect(() => {
    if (draft === search) return;
    const timer = setTimeout(() => handOn(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, search]);

  function searchNow() {
    if (draft === search) return;
    setHandedOn(draft);
    onSearch(draft);
  }

  return { draft, setDraft, searchNow };
}
