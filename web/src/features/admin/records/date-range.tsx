import { DateField } from '#web/ui/date-field.tsx';
import { recordsTexts as texts } from './records-texts.ts';

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
      <DateField label={fromLabel} value={from} onChange={({ target }) => onChange({ from: target.value })} />
      <DateField
        label={toLabel}
        error={isBackwards ? texts.backwards : undefined}
        value={to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </>
  );
}
