import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FeaturedTest } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import words from '#web/features/lab-tests/test-description.module.css';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './featured-test-card.module.css';
import { featuredTexts as texts } from './featured-texts.ts';

export interface FeaturedSectionProps {
  tests: readonly FeaturedTest[];
  lead?: ReactNode;
  isInCart?: (featured: FeaturedTest) => boolean;
  /** Adds the test to the cart, or links to where that is possible. */
  renderAction: (featured: FeaturedTest) => ReactNode;
}

/** A few tests at this page's prices, and a link to all tests. */
export function FeaturedSection(props: FeaturedSectionProps) {
  const { tests, lead, isInCart = () => false, renderAction } = props;
  return (
    <Section
      title={texts.title}
      lead={lead}
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
            isInCart={isInCart(featured)}
            action={renderAction(featured)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

interface FeaturedTestCardProps {
  featured: FeaturedTest;
  isInCart: boolean;
  action: ReactNode;
}

function FeaturedTestCard({ featured, isInCart, action }: FeaturedTestCardProps) {
  const { test, title, price } = featured;
  const isCheaperOnline = parsePrice(test.price) < parsePrice(price);
  return (
    <Card as="li" tone="raised" className={`flex flex-col gap-3 ${styles.card}`}>
      <h3>{title}</h3>
      <p className={classNames('text-soft text-base leading-150', styles.content)}>{test.content}</p>
      {/* The link to the cart appears beside the price, so that nothing shifts under the visitor's finger. */}
      <div className={`flex items-center justify-between gap-2 min-h-target mt-auto ${styles.cost}`}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={`text-xl font-display font-bold ${words.price}`}>{price}</span>
          {isCheaperOnline && (
            <span className="text-success text-sm font-bold">{texts.online(test.price)}</span>
          )}
        </p>
        {isInCart && (
          <p
            className={`flex flex-none items-center gap-1 text-success text-sm font-semibold ${styles.inCart}`}
          >
            <Check aria-hidden="true" size={18} strokeWidth={2.5} />
            <VisuallyHidden>{texts.inCart}</VisuallyHidden>
            <Link className="inline-flex items-center min-h-target" to={paths.cart}>
              {texts.viewCart}
            </Link>
          </p>
        )}
      </div>
      {action}
    </Card>
  );
}
