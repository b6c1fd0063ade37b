import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { DayField } from './day-field.tsx';

/** No record is older: what comes before is a year that is still being typed, such as `0202`. */
const firstDay = '2000-01-01';

const accepts = (day: string) => day === '' || day >= firstDay;

interface DateRangeProps {
  fromLabel?: string | undefined;
  toLabel?: string | undefined;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
  onChange: (change: { from: string } | { to: string }) => void;
}

/** The first and the last day that a list shows. Either may be left empty. */
export function DateRange(props: DateRangeProps) {
  const { fromLabel = texts.from, toLabel = texts.to, from, to, onChange } = props;
  const isBackwards = from !== '' && to !== '' && to < from;
  return (
    <>
      <DayField label={fromLabel} value={from} accepts={accepts} onDay={(day) => onChange({ from: day })} />
      <DayField
        label={toLabel}
        error={isBackwards ? texts.backwards : undefined}
        value={to}
        accepts={accepts}
        onDay={(day) => onChange({ to: day })}
      />
    </>
  );
}
