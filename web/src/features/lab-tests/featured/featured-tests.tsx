import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FeaturedTest } from '#shared/lab-tests/catalogue.ts';
import { addToCart, useCart } from '#web/domain/cart/cart.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { SectionTone } from '#web/ui/layout/section.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { FeaturedSection } from './featured-section.tsx';
import styles from './featured-test-card.module.css';
import { FeaturedTestCard } from './featured-test-card.tsx';
import { featuredTexts as texts } from './featured-texts.ts';

interface FeaturedTestsProps {
  tests: readonly FeaturedTest[];
  lead?: ReactNode;
  tone?: SectionTone;
}

/** Featured tests with buttons that add them to the cart. */
export function FeaturedTests({ tests, lead, tone }: FeaturedTestsProps) {
  const { items } = useCart();

  function add({ test, title }: FeaturedTest) {
    if (addToCart(test)) showToast(texts.added(title), { tone: 'success' });
    else showToast(texts.duplicate);
  }

  return (
    <FeaturedSection
      tests={tests}
      lead={lead}
      tone={tone}
      renderCard={(featured) => (
        <FeaturedTestCard
          key={featured.test.id}
          featured={featured}
          isInCart={items.some(({ id }) => id === featured.test.id)}
          action={
            <Button className={styles.add} variant="secondary" wide onClick={() => add(featured)}>
              <ShoppingCart aria-hidden="true" />
              <span>
                {texts.add} <VisuallyHidden>{featured.title}</VisuallyHidden>
              </span>
            </Button>
          }
        />
      )}
    />
  );
}
