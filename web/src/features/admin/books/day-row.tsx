import styles from './books.module.css';

interface DayRowProps {
  date: string;
  hasDifference: boolean;
  cells: readonly { name: string; value: string }[];
  notes: readonly string[];
}

/** A day of the books. On a phone, each amount has its name beside it. */
export function DayRow({ date, hasDifference, cells, notes }: DayRowProps) {
  return (
    <tr className={styles.row} data-differs={hasDifference}>
      <th scope="row" className={styles.day}>
        {date}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </th>
      {cells.map(({ name, value }) => (
        <td key={name} className={styles.cell}>
          <span className={styles.label} aria-hidden="true">
            {name}
          </span>
          {value}
        </td>
      ))}
    </tr>
  );
}
