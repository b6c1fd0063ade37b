import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type CartItem, selectInCart } from '#web/domain/cart/cart.ts';
import words from '#web/features/lab-tests/test-description.module.css';
import { TestTags } from '#web/features/lab-tests/test-tags.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './cart-row.module.css';
import { cartTexts } from './cart-texts.ts';

const texts = cartTexts.row;

interface CartRowProps {
  item: CartItem;
  /** Set when Undo has just restored the row, which then takes the focus, because the Undo button has disappeared. */
  isRestored: boolean;
  onRemove: () => void;
}

export function CartRow({ item, isRestored, onRemove }: CartRowProps) {
  const { id, title, content, price, selected } = item;
  const removeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isRestored) removeButton.current?.focus();
  }, [isRestored]);

  return (
    <Card as="li" tone="raised" className={`grid items-center ${styles.row}`}>
      <label className={`grid cursor-pointer ${styles.select}`}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={selected}
          onChange={(event) => selectInCart(id, event.target.checked)}
        />
        <VisuallyHidden>{texts.select(title)}</VisuallyHidden>
      </label>
      <div className={`grid gap-2 min-w-0 ${styles.words}`}>
        <h2 className={`text-lg ${words.title}`}>{title}</h2>
        <p className="text-soft text-base leading-150">{content}</p>
        <TestTags />
      </div>
      <p className={classNames(`text-xl font-display font-bold ${words.price}`, styles.price)}>{price}</p>
      <Button ref={removeButton} className={styles.remove} variant="quiet" size="small" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        <span>
          {texts.remove} <VisuallyHidden>{title}</VisuallyHidden>
        </span>
      </Button>
    </Card>
  );
}
