import { useState } from 'react';
import { searchMessages } from '#shared/appointments/booking-form.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';

interface DateDraft {
  date: ClinicDate | undefined;
  days: { first: ClinicDate; last: ClinicDate } | undefined;
  onDate: (date: ClinicDate) => void;
}

/**
 * What stands in the date field. While somebody types, browsers report half-written days (year 0002, or nothing):
 * those stay a draft of the field, and only a day that may be booked is handed on.
 */
export function useDateDraft({ date, days, onDate }: DateDraft) {
  // A draft belongs to the day it replaces; when the screen moves to another day, it is void.
  const [draft, setDraft] = useState<{ over: ClinicDate | undefined; value: string }>();
  const [checked, setChecked] = useState(false);

  const current = draft && draft.over === date ? draft.value : undefined;
  const value = current ?? date ?? '';

  function message(): string | undefined {
    if (current === undefined) return undefined;
    if (current === '' || !days) return searchMessages.date;
    return bookingTexts.search.dateOutOfRange(days.first, days.last);
  }

  return {
    value,
    error: checked ? message() : undefined,
    change(text: string) {
      const bookable = text !== '' && (!days || (text >= days.first && text <= days.last));
      setDraft(bookable ? undefined : { over: date, value: text });
      setChecked(false);
      if (bookable) onDate(text);
    },
    /** Shows what is wrong, if anything; true when the day is right. */
    check(): boolean {
      setChecked(true);
      return message() === undefined;
    },
  };
}
