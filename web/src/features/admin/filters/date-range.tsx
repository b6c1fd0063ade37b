import { filterTexts as texts } from './filter-texts.ts';
import { UrlDateField } from './url-date-field.tsx';

interface DateRangeProps {
  fromLabel?: string | undefined;
  toLabel?: string | undefined;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
  onChange: (change: { from: string } | { to: string }) => void;
}

/** The first and last dates of a list. Either may be empty. */
export function DateRange(props: DateRangeProps) {
  const { fromLabel = texts.from, toLabel = texts.to, from, to, onChange } = props;
  const error = from !== '' && to !== '' && to < from ? texts.backwards : undefined;
  return (
    <>
      <UrlDateField label={fromLabel} value={from} onDate={(date) => onChange({ from: date })} />
      <UrlDateField label={toLabel} error={error} value={to} onDate={(date) => onChange({ to: date })} />
    </>
  );
}
