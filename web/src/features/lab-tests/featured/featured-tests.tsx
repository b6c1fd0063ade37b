import { ShoppingCart } from 'lucide-react';
import type { FeaturedTest } from '#shared/lab-tests/catalogue.ts';
import { addToCart, useCart } from '#web/domain/cart/cart.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { FeaturedSection, type FeaturedSectionProps } from './featured-section.tsx';
import styles from './featured-test-card.module.css';
import { featuredTexts as texts } from './featured-texts.ts';

/** Featured tests with buttons that add them to the cart. */
export function FeaturedTests(props: Pick<FeaturedSectionProps, 'tests' | 'lead'>) {
  const { items } = useCart();

  function add({ test, title }: FeaturedTest) {
    if (addToCart(test)) showToast(texts.added(title), { tone: 'success' });
    else showToast(texts.duplicate);
  }

  return (
    <FeaturedSection
      {...props}
      isInCart={({ test }) => items.some(({ id }) => id === test.id)}
      renderAction={(featured) => (
        <Button className={styles.add} variant="secondary" wide onClick={() => add(featured)}>
          <ShoppingCart aria-hidden="true" />
          <span>
            {texts.add} <VisuallyHidden>{featured.title}</VisuallyHidden>
          </span>
        </Button>
      )}
    />
  );
}
