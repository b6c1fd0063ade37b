import { useState } from 'react';
import type { ClinicSort } from './matching-clinics.ts';

/** What the visitor looks for. What is typed applies on `search`; empty shows every clinic. */
export function useClinicSearch() {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [sort, setSort] = useState<ClinicSort>('distance');
  return {
    typed,
    setTyped,
    text,
    search: () => setText(typed.trim()),
    showAll() {
      setTyped('');
      setText('');
    },
    sort,
    setSort,
  };
}
