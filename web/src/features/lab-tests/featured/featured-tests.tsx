import type { ReactNode } from 'react';
import type { FeaturedTest } from '#shared/lab-tests/catalogue.ts';
import { addToCart, useCart } from '#web/domain/cart/cart.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { Section, type SectionTone } from '#web/ui/layout/section.tsx';
import styles from './featured-test-card.module.css';
import { FeaturedTestCard } from './featured-test-card.tsx';
import { featuredTexts as texts } from './featured-texts.ts';

interface FeaturedTestsProps {
  tests: readonly FeaturedTest[];
  lead?: ReactNode;
  tone?: SectionTone;
}

/** A few tests at this page's prices, and a link to all tests. */
export function FeaturedTests({ tests, lead, tone }: FeaturedTestsProps) {
  const { items } = useCart();

  function add({ test, title }: FeaturedTest) {
    if (addToCart(test)) showToast(texts.added(title), { tone: 'success' });
    else showToast(texts.duplicate);
  }

  return (
    <Section
      title={texts.title}
      lead={lead}
      tone={tone}
      aside={
        <ButtonLink variant="secondary" to={paths.shopForTest}>
          {texts.viewAll}
        </ButtonLink>
      }
    >
      <CardGrid className={styles.cards} cards={tests.length % 3 === 0 ? 'wide' : 'narrow'}>
        {tests.map((featured) => (
          <FeaturedTestCard
            key={featured.test.id}
            featured={featured}
            isInCart={items.some(({ id }) => id === featured.test.id)}
            onAdd={() => add(featured)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
