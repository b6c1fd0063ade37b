/** A date as typed. Each part contains only digits, and may be empty. */
export interface DateParts {
  month: string;
  day: string;
  year: string;
}

export type DatePart = keyof DateParts;

const lengths: Record<DatePart, number> = { month: 2, day: 2, year: 4 };

const unpadded = (digits: string) => digits.replace(/^0(?=\d)/, '');

/** The parts of `2019-04-12`, or of a date still being typed, such as `-04-`. */
export function datePartsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { month: unpadded(month), day: unpadded(day), year };
}

/** Joins the parts: `2019-04-12`, or `-04-` while parts are missing, or '' when all are. */
export function dateValueOf({ month, day, year }: DateParts): string {
  if (!month && !day && !year) return '';
  const padded = [month, day].map((digits) => (digits === '' ? '' : digits.padStart(2, '0')));
  return [year, ...padded].join('-');
}

/** Parses a whole date that was pasted or filled in by the browser: `4/12/2019`, `04122019`, `2019-04-12`. */
function wholeDate(text: string): DateParts | undefined {
  const monthFirst =
    /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text);
  const yearFirst = /^\s*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\s*$/.exec(text);
  const [month, day, year] = monthFirst?.slice(1) ?? [yearFirst?.[2], yearFirst?.[3], yearFirst?.[1]];
  return month && day && year ? { month, day, year } : undefined;
}

/** The parts after this text was typed or pasted into one of them. A whole date fills all three. */
export function typeDatePart(parts: DateParts, part: DatePart, text: string): DateParts {
  return wholeDate(text) ?? { ...parts, [part]: text.replace(/\D/g, '').slice(0, lengths[part]) };
}
