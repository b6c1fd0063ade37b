import { Check, ShoppingCart } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './add-button.module.css';
import { shopTexts } from './shop-texts.ts';

const texts = shopTexts.card;

interface AddButtonProps {
  title: string;
  isInCart: boolean;
  /** Also called when the test is already in the cart, so that the visitor gets an answer. */
  onClick: () => void;
}

export function AddButton({ title, isInCart, onClick }: AddButtonProps) {
  // The button is aria-disabled, because a disabled button would lose the focus right after the press.
  return (
    <Button
      className={isInCart ? styles.added : undefined}
      aria-disabled={isInCart || undefined}
      onClick={onClick}
    >
      {isInCart ? <Check aria-hidden="true" strokeWidth={2.5} /> : <ShoppingCart aria-hidden="true" />}
      <span>
        {isInCart ? texts.added : texts.add} <VisuallyHidden>{title}</VisuallyHidden>
      </span>
    </Button>
  );
}
