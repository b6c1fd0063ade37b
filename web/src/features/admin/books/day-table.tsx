import type { BookDay } from '#shared/books/book-day.ts';
import { formatDollars } from '#shared/payments/money.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import styles from './books.module.css';
import { booksTexts } from './books-texts.ts';
import { DayRow } from './day-row.tsx';

const texts = booksTexts.days;

function hasMoved({ ours, stripe, fees, payout, open, otherSales, other }: BookDay): boolean {
  const amounts = [ours, stripe, fees, payout ?? 0, other ?? 0];
  return amounts.some((amount) => amount !== 0) || open.length > 0 || otherSales !== undefined;
}

function notesOf({ otherSales, other }: BookDay): string[] {
  return [
    ...(otherSales ? [texts.otherSales(formatDollars(otherSales.amount))] : []),
    ...(other !== undefined ? [texts.other(formatDollars(other))] : []),
  ];
}

/** Every day on which money moved, newest first. */
export function DayTable({ days }: { days: readonly BookDay[] }) {
  const moved = days.filter(hasMoved);
  const columns = [texts.ours, texts.stripe, texts.difference, texts.fees, texts.net, texts.payout];
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3 className={styles.partTitle}>{texts.title}</h3>
      {moved.length === 0 && <p className={styles.lead}>{texts.none}</p>}
      {moved.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.caption}</caption>
          <thead className={styles.tableHead}>
            <tr>
              {[texts.day, ...columns].map((name) => (
                <th key={name} scope="col" className={styles.heading}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moved.map((day) => (
              <DayRow
                key={day.date}
                date={formatWeekdayDate(day.date)}
                hasDifference={day.difference !== 0}
                cells={[day.ours, day.stripe, day.difference, day.fees, day.net, day.payout].map(
                  (amount, index) => ({
                    name: columns[index] ?? '',
                    value: amount === undefined ? texts.noPayout : formatDollars(amount),
                  }),
                )}
                notes={notesOf(day)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
