import type { CSSProperties } from 'react';
import { clinicById } from '#shared/clinics/clinics.ts';
import { fillPercent, fillText } from '#shared/figures/figure-texts.ts';
import { type DayFigures, type Figures, sumFigures } from '#shared/figures/figures.ts';
import { AmountTable } from '#web/features/admin/amount-table/amount-table.tsx';
import styles from './fill-grid.module.css';

type Fill = Pick<DayFigures, 'slots' | 'booked'>;

const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/**
 * The colors of the cells: when at least `from` percent of the times are booked, `mix` percent of the color is the
 * brand's. The jump in the middle keeps each number readable on its cell, dark on light or light on dark.
 */
const bands = [
  { from: 0, mix: 0 },
  { from: 25, mix: 18 },
  { from: 50, mix: 34 },
  { from: 75, mix: 72, isFull: true },
  { from: 95, mix: 100, isFull: true },
];

function cellProps(percent: number) {
  const { mix = 0, isFull } = bands.findLast(({ from }) => percent >= from) ?? {};
  const style: CSSProperties = { '--mix': `${mix}%` };
  return { style, className: isFull ? `${styles.cell} ${styles.full}` : styles.cell };
}

/** A row of the grid: a text in each cell, on a color that shows the cell's `percent`. */
function Line({
  cells,
  className,
}: {
  cells: { text: string; percent?: number | undefined; title?: string }[];
  className?: string;
}) {
  const width = 100 / cells.length;
  return (
    <svg aria-hidden="true" className={`w-full tabular-nums ${styles.line} ${className}`}>
      {cells.map(({ text, percent, title }, column) => (
        <g key={title ?? text} {...(percent !== undefined && cellProps(percent))}>
          {title && <title>{title}</title>}
          <rect x={`${column * width}%`} width={`${width}%`} height="100%" rx="8" />
          <text x={`${(column + 0.5) * width}%`} y="50%">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

/**
 * How full the offered times were, by clinic and hour, as percentages on colors. "Show the numbers" opens a table with
 * the same figures. On a phone, each clinic's name is above its hours.
 */
export function FillGrid({ clinics }: Pick<Figures, 'clinics'>) {
  const hours = [
    ...new Set(clinics.flatMap(({ days }) => days.flatMap((day) => day.hours.map(({ hour }) => hour)))),
  ];
  hours.sort((one, other) => one - other);
  const rowOf = (name: string, days: readonly DayFigures[]) => ({
    name,
    all: sumFigures(days),
    byHour: hours.map((hour) =>
      sumFigures(days.flatMap((day) => day.hours.filter((one) => one.hour === hour))),
    ),
  });
  const rows = [
    ...clinics.map(({ id, days }) => rowOf(clinicById(id).name, days)),
    rowOf(
      'All clinics',
      clinics.flatMap(({ days }) => days),
    ),
  ];
  const textOf = (fill: Fill) => `${fillPercent(fill) ?? '–'}`;
  const isOver = rows.some(({ byHour }) => byHour.some(({ slots, booked }) => slots > 0 && booked > slots));
  return (
    <figure className="relative grid gap-2 min-w-0">
      <div aria-hidden="true" className={`grid items-center ${styles.grid}`}>
        <Line className={styles.heading} cells={hours.map((hour) => ({ text: hourText(hour) }))} />
        {rows.map(({ name, all, byHour }) => (
          <div key={name} className={styles.row}>
            <span className="text-sm font-semibold truncate">{name}</span>
            <Line
              className={styles.cells}
              cells={byHour.map((fill, index) => ({
                text: textOf(fill),
                percent: fillPercent(fill),
                title: `${name}, ${hourText(hours[index] ?? 0)}: ${fillText(fill)}`,
              }))}
            />
            <b className="tabular-nums">{textOf(all)}%</b>
          </div>
        ))}
      </div>
      <figcaption className="text-soft text-xs">
        Percent of the offered times that are booked
        {isOver && '. Over 100: visits on times that have closed since.'}
      </figcaption>
      <details className={styles.numbers}>
        <summary className="py-3 text-sm font-semibold cursor-pointer">Show the numbers</summary>
        <AmountTable
          label="Times booked, by clinic and hour"
          columns={['Clinic', ...hours.map(hourText), 'All hours']}
          rows={rows.map(({ name, all, byHour }) => [name, ...[...byHour, all].map(fillText)])}
        />
      </details>
    </figure>
  );
}
