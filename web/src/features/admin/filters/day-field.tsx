import { type ComponentProps, useState } from 'react';
import { DateField } from '#web/ui/forms/date-field.tsx';

type DayFieldProps = Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Whether a day counts: half-typed ones, such as in the year 0202, stay in the field. */
  accepts: (day: string) => boolean;
  onDay: (day: string) => void;
};

/** A day that the address keeps. */
export function DayField({ value, accepts, onDay, ...field }: DayFieldProps) {
  // The field's own while it has the focus: the address answers late, and would undo the typing.
  const [draft, setDraft] = useState<string>();

  function type(day: string) {
    setDraft(day);
    if (accepts(day)) onDay(day);
  }

  return (
    <DateField
      {...field}
      value={draft ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setDraft(undefined)}
    />
  );
}
