import type { Ref } from 'react';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { shopTexts } from './shop-texts.ts';

const texts = shopTexts.search;

interface TestSearchProps {
  ref: Ref<HTMLInputElement>;
  term: string;
  onTerm: (term: string) => void;
}

/** Filters the list while the visitor types. */
export function TestSearch({ ref, term, onTerm }: TestSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would be one more box for the same role.
    <form
      role="search"
      aria-label={texts.name}
      className="max-w-text"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        ref={ref}
        type="search"
        name="test"
        label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={term}
        onChange={(event) => onTerm(event.target.value)}
      />
    </form>
  );
}
