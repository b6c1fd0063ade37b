import { CircleCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import words from '#web/features/lab-tests/test-description.module.css';
import { TestTags } from '#web/features/lab-tests/test-tags.tsx';
import { arrivalPoint } from '#web/lib/browser/arrival-point.ts';
import { Card } from '#web/ui/cards/card.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { shopTexts } from './shop-texts.ts';
import styles from './test-card.module.css';

const texts = shopTexts.card;

// The first three tests of the catalog, even if a search reorders the tests.
const bestSellers = new Set(labTests.slice(0, 3).map(({ id }) => id));

interface TestCardProps {
  test: LabTest;
  /** Set when a link leads to this test: the card is marked and gets the focus on arrival. */
  isLinked?: boolean;
  isInCart?: boolean;
  /** The titles of tests that were searched for and are part of this one. */
  includes?: readonly string[];
  /** Buttons to add the test to the cart and to read more. */
  actions: ReactNode;
}

export function TestCard({
  test,
  isLinked = false,
  isInCart = false,
  includes = [],
  actions,
}: TestCardProps) {
  const { id, title, content, price } = test;
  return (
    <Card
      as="li"
      tone="raised"
      selected={isLinked}
      aria-current={isLinked || undefined}
      className={`flex relative flex-col gap-3 ${styles.card}`}
    >
      <TestTags>
        {bestSellers.has(id) && (
          <span className={`flex absolute rounded-full shadow-sm ${styles.bestSeller}`}>
            <Badge tone="warn">
              <Star aria-hidden="true" fill="currentColor" />
              {texts.bestSeller} <span>{texts.bestSellerOf}</span>
            </Badge>
          </span>
        )}
      </TestTags>
      <h2 className={`text-lg ${words.title}`} {...(isLinked && arrivalPoint)}>
        {title}
      </h2>
      {includes.length > 0 && (
        <p className="flex items-center gap-2 text-success text-sm font-semibold">
          <CircleCheck aria-hidden="true" size={18} />
          {texts.includes(includes)}
        </p>
      )}
      <p className="text-soft text-base leading-150">{content}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-2 mt-auto">
        <span className={`text-xl font-display font-bold ${words.price}`}>{price}</span>{' '}
        <span className="text-soft text-sm">{texts.noHiddenFees}</span>
      </p>
      {isInCart && (
        <p className="flex items-center gap-2 text-success text-sm font-semibold">
          <CircleCheck aria-hidden="true" size={18} />
          {texts.addedNote}
        </p>
      )}
      <div className={`flex flex-wrap gap-2 ${styles.actions}`}>{actions}</div>
    </Card>
  );
}
