import type { BookDay } from '#shared/books/book-day.ts';
import { formatDollars } from '#shared/payments/money.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { useStripeDashboard } from '#web/features/admin/stripe-dashboard/use-stripe-dashboard.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import styles from './books.module.css';
import { booksTexts } from './books-texts.ts';

const texts = booksTexts.days;
const sums = ['ours', 'stripe', 'difference', 'fees', 'net'] as const;

function hasMoved({ ours, stripe, fees, payouts, open }: BookDay): boolean {
  return [ours, stripe, fees, payouts.length, open.length].some((amount) => amount !== 0);
}

/** A day. Each payout links to Stripe's report of what it pays out. */
function DayRow({ day }: { day: BookDay }) {
  const stripeUrl = useStripeDashboard();
  return (
    <tr>
      <th scope="row">{formatWeekdayDate(day.date)}</th>
      {sums.map((name) => (
        <td
          key={name}
          data-name={texts[name]}
          className={name === 'difference' && day[name] !== 0 ? styles.differs : undefined}
        >
          {formatDollars(day[name])}
        </td>
      ))}
      <td data-name={texts.payout}>
        <div>
          {day.payouts.length === 0 && texts.noPayout}
          {day.payouts.map(({ id, amount }) => (
            <ExternalLink key={id} href={stripeUrl('payouts', id)} newTab>
              {formatDollars(amount)}
            </ExternalLink>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** Every day on which money moved, newest first. */
export function DayTable({ days }: { days: readonly BookDay[] }) {
  const moved = days.filter(hasMoved);
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3 className={styles.partTitle}>{texts.title}</h3>
      {moved.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      {moved.length > 0 && (
        <table className={styles.table} aria-label={texts.title}>
          <thead>
            <tr>
              {(['day', ...sums, 'payout'] as const).map((name) => (
                <th key={name} scope="col">
                  {texts[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moved.map((day) => (
              <DayRow key={day.date} day={day} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
