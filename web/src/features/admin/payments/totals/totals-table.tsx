import { useState } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import {
  type MoneyGrouping,
  type MoneyRow,
  type MoneySums,
  moneyGroupings,
  sumOf,
  sumsBy,
} from '#shared/payments/money-rows.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { sourceText } from '#web/features/admin/payments/payment/source-text.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { clinicName } from './clinic-name.ts';
import styles from './totals.module.css';
import { totalsTexts as texts } from './totals-texts.ts';

const columns = [
  { name: texts.paid, of: ({ paidCents }: MoneySums) => paidCents },
  { name: texts.refunded, of: ({ refundedCents }: MoneySums) => refundedCents },
  { name: texts.disputed, of: ({ disputedCents }: MoneySums) => disputedCents },
  { name: texts.fees, of: ({ feeCents }: MoneySums) => feeCents },
  { name: texts.net, of: ({ netCents }: MoneySums) => netCents },
];

const names: Record<MoneyGrouping, (key: string) => string> = {
  day: formatWeekdayDate,
  month: (month) => formatLongDate(`${month}-01`, { year: true, weekday: false }).replace(' 1,', ''),
  clinic: (id) => clinicName(id) || texts.noClinic,
  source: sourceText,
};

function SumsRow({ name, sums }: { name: string; sums: MoneySums }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {columns.map((column) => (
        <td key={column.name} className={styles.cell} data-zero={column.of(sums) === 0}>
          <span className={styles.label} aria-hidden="true">
            {column.name}
          </span>
          {formatCents(column.of(sums))}
        </td>
      ))}
    </tr>
  );
}

/** The sums of rows, by day, month, clinic or source, and of all of them. */
export function TotalsTable({ rows, period }: { rows: readonly MoneyRow[]; period: string }) {
  const [grouping, setGrouping] = useState<MoneyGrouping>('day');
  if (rows.length === 0) return <p className={styles.lead}>{texts.none}</p>;
  const label = texts.groupings[grouping];
  return (
    <div className={styles.body}>
      <div className={styles.choice}>
        <SelectField
          label={texts.groupBy}
          options={moneyGroupings.map((value) => ({ value, label: texts.groupings[value] }))}
          value={grouping}
          onChange={({ target }) => setGrouping(target.value as MoneyGrouping)}
        />
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{texts.caption(label, period)}</caption>
        <thead className={styles.tableHead}>
          <tr>
            {[label, ...columns.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sumsBy(grouping, rows).map(([key, sums]) => (
            <SumsRow key={key} name={names[grouping](key)} sums={sums} />
          ))}
        </tbody>
        <tfoot>
          <SumsRow name={texts.total} sums={sumOf(rows)} />
        </tfoot>
      </table>
    </div>
  );
}
