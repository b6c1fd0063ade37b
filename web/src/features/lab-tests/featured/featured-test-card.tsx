import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FeaturedTest } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import words from '#web/features/lab-tests/test-description.module.css';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/cards/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './featured-test-card.module.css';
import { featuredTexts as texts } from './featured-texts.ts';

interface FeaturedTestCardProps {
  featured: FeaturedTest;
  isInCart?: boolean;
  /** Adds it to the cart, or leads to where that is possible. */
  action: ReactNode;
}

export function FeaturedTestCard({ featured, isInCart = false, action }: FeaturedTestCardProps) {
  const { test, title, price } = featured;
  const isCheaperOnline = parsePrice(test.price) < parsePrice(price);
  return (
    <Card as="li" tone="raised" className={styles.card}>
      <h3>{title}</h3>
      <p className={classNames(words.content, styles.content)}>{test.content}</p>
      {/* Beside the price, so that nothing shifts under the visitor's finger. */}
      <div className={styles.cost}>
        <p className={styles.prices}>
          <span className={words.price}>{price}</span>
          {isCheaperOnline && <span className={styles.online}>{texts.online(test.price)}</span>}
        </p>
        {isInCart && (
          <p className={styles.inCart}>
            <Check aria-hidden="true" size={18} strokeWidth={2.5} />
            <VisuallyHidden>{texts.inCart}</VisuallyHidden>
            <Link className={styles.cartLink} to={paths.cart}>
              {texts.viewCart}
            </Link>
          </p>
        )}
      </div>
      {action}
    </Card>
  );
}
