import { useState } from 'react';
import { DateField } from '#web/ui/date-field.tsx';
import { recordsTexts as texts } from './records-texts.ts';

/** No record is older: what comes before is a year that is still being typed, such as `0202`. */
const firstDay = '2000-01-01';

interface DayFilterProps {
  label: string;
  error?: string | undefined;
  value: string;
  onChange: (day: string) => void;
}

function DayFilter({ value, onChange, ...field }: DayFilterProps) {
  // The field's own while it has the focus: the address answers late, and would undo the typing.
  const [draft, setDraft] = useState<string>();

  function type(day: string) {
    setDraft(day);
    if (day === '' || day >= firstDay) onChange(day);
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

interface DateRangeProps {
  fromLabel: string;
  toLabel: string;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
  onChange: (change: { from: string } | { to: string }) => void;
}

/** The first and the last day that a list shows. Either may be left empty. */
export function DateRange({ fromLabel, toLabel, from, to, onChange }: DateRangeProps) {
  const isBackwards = from !== '' && to !== '' && to < from;
  return (
    <>
      <DayFilter label={fromLabel} value={from} onChange={(day) => onChange({ from: day })} />
      <DayFilter
        label={toLabel}
        error={isBackwards ? texts.backwards : undefined}
        value={to}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}
