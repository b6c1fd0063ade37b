import { classNames } from '#web/ui/class-names.ts';
import { CheckList } from '#web/ui/lists/check-list.tsx';
import { Card } from './card.tsx';
import styles from './price-card.module.css';

interface PriceCardProps {
  name: string;
  text: string;
  prices: readonly { label?: string; price: string; unit?: string }[];
  points?: readonly string[];
  /** The only card of its list, laid out across the page. */
  featured?: boolean;
}

/** A large price and what is included. */
export function PriceCard({ name, text, prices, points, featured = false }: PriceCardProps) {
  return (
    <Card as="li" tone="raised" className={classNames('flex flex-col gap-4', featured && styles.featured)}>
      <h3>{name}</h3>
      <p className="text-soft">{text}</p>
      <ul className={`grid ${styles.prices}`}>
        {prices.map(({ label, price, unit }) => (
          <li
            key={label ?? price}
            className={`flex items-baseline justify-between gap-4 py-2 ${styles.line}`}
          >
            {label && <span>{label}</span>}
            <span className={prices.length > 1 ? styles.price : styles.large}>
              {price}
              {unit && <span className="text-soft text-sm font-body font-normal"> {unit}</span>}
            </span>
          </li>
        ))}
      </ul>
      {points && <CheckList points={points} single />}
    </Card>
  );
}
