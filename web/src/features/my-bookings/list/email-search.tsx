import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './email-search.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.search;

interface EmailSearchProps {
  text: string;
  onText: (text: string) => void;
  /** With the trimmed email address; empty shows all. */
  onSearch: (email: string) => void;
}

/** Filters the appointments by email address. Blank shows all (spec §2, My bookings). */
export function EmailSearch({ text, onText, onSearch }: EmailSearchProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would be one more box for the same role.
    <form role="search" aria-label={texts.name} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        type="email"
        name="email"
        label={texts.email}
        hint={texts.hint}
        autoComplete="email"
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          // Clearing the field shows all of them.
          if (event.target.value.trim() === '') onSearch('');
        }}
      />
      <Button type="submit" className={styles.submit}>
        <Search aria-hidden="true" />
        {texts.submit}
      </Button>
    </form>
  );
}
