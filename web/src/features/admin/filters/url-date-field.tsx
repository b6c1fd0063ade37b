import { type ComponentProps, useState } from 'react';
import { DateField } from '#web/ui/forms/date-field.tsx';

type UrlDateFieldProps = Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** False while a year is still being typed, such as 0202. The field keeps such a date to itself. */
  isComplete?: (date: string) => boolean;
  onDate: (date: string) => void;
};

/** No record is older. */
const isSinceFirstRecord = (date: string) => date === '' || date >= '2000-01-01';

/** A date field whose value is kept in the URL. */
export function UrlDateField(props: UrlDateFieldProps) {
  const { value, isComplete = isSinceFirstRecord, onDate, ...field } = props;
  // While focused, the field shows its own draft: the URL follows with a delay and would overwrite the typed text.
  const [draft, setDraft] = useState<string>();

  function changeDraft(date: string) {
    setDraft(date);
    if (isComplete(date)) onDate(date);
  }

  return (
    <DateField
      {...field}
      value={draft ?? value}
      onChange={({ target }) => changeDraft(target.value)}
      onBlur={() => setDraft(undefined)}
    />
  );
}
