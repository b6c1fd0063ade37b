import { useState } from 'react';
import { searchMessages } from '#shared/appointments/booking-form.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { searchTexts } from './search-texts.ts';

interface DateDraftOptions {
  date: ClinicDate | undefined;
  bookableDays: { first: ClinicDate; last: ClinicDate } | undefined;
  onDate: (date: ClinicDate) => void;
}

/**
 * The date field's value. Browsers report half-typed dates (year 0002, or nothing). These stay a draft, and only a
 * bookable date goes to `onDate`.
 */
export function useDateDraft({ date, bookableDays, onDate }: DateDraftOptions) {
  // A draft belongs to the date it replaces. It is dropped when the screen moves to another day.
  const [draft, setDraft] = useState<{ replaces: ClinicDate | undefined; value: string }>();
  const [checked, setChecked] = useState(false);

  const typed = draft && draft.replaces === date ? draft.value : undefined;

  function message(): string | undefined {
    if (typed === undefined) return undefined;
    if (typed === '' || !bookableDays) return searchMessages.date;
    return searchTexts.form.dateOutOfRange(bookableDays.first, bookableDays.last);
  }

  return {
    value: typed ?? date ?? '',
    error: checked ? message() : undefined,
    change(text: string) {
      const isBookable =
        text !== '' && (!bookableDays || (text >= bookableDays.first && text <= bookableDays.last));
      setDraft(isBookable ? undefined : { replaces: date, value: text });
      setChecked(false);
      if (isBookable) onDate(text);
    },
    /** Shows the error, if any. Returns whether the date is valid. */
    check(): boolean {
      setChecked(true);
      return message() === undefined;
    },
  };
}
