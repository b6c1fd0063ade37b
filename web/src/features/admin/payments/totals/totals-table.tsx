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
import { AmountTable } from '#web/features/admin/amount-table/amount-table.tsx';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { sourceText } from '#web/features/admin/payments/payment.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { clinicName } from './clinic-name.ts';
import styles from './totals.module.css';
import { totalsTexts as texts } from './totals-texts.ts';

const columns = [texts.paid, texts.refunded, texts.disputed, texts.fees, texts.net];

function rowOf(name: string, sums: MoneySums) {
  const { paidCents, refundedCents, disputedCents, feeCents, netCents } = sums;
  const amounts = [paidCents, refundedCents, disputedCents, feeCents].map(formatCents);
  return { name, cells: [...amounts, <b key="net">{formatCents(netCents)}</b>] };
}

const names: Record<MoneyGrouping, (key: string) => string> = {
  day: formatWeekdayDate,
  month: (month) => formatLongDate(`${month}-01`, { year: true, weekday: false }).replace(' 1,', ''),
  clinic: (id) => clinicName(id) || texts.noClinic,
  source: sourceText,
};

/** Sums the rows by day, month, clinic or source, with a grand total. */
export function TotalsTable({ rows, period }: { rows: readonly MoneyRow[]; period: string }) {
  const [grouping, setGrouping] = useState<MoneyGrouping>('day');
  if (rows.length === 0) return <p className="text-soft text-sm">{texts.none}</p>;
  const label = texts.groupings[grouping];
  return (
    <>
      <div className={`print-hidden ${styles.choice}`}>
        <SelectField
          label={texts.groupBy}
          options={moneyGroupings.map((value) => ({ value, label: texts.groupings[value] }))}
          value={grouping}
          onChange={({ target }) => setGrouping(target.value as MoneyGrouping)}
        />
        <p className="text-soft text-sm">{texts.lead}</p>
      </div>
      <AmountTable
        label={texts.caption(label, period)}
        nameHeading={label}
        columns={columns}
        rows={sumsBy(grouping, rows).map(([key, sums]) => rowOf(names[grouping](key), sums))}
        total={rowOf(texts.total, sumOf(rows))}
      />
    </>
  );
}
