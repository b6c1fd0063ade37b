import type { LabTest } from '#shared/lab-tests/catalogue.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { AddButton } from './add-button.tsx';
import { shopTexts } from './shop-texts.ts';
import { TestCard } from './test-card.tsx';

interface TestGridProps {
  tests: readonly LabTest[];
  /** The test that a link leads to. */
  linked: LabTest | undefined;
  isInCart: (test: LabTest) => boolean;
  onAdd: (test: LabTest) => void;
  onDetails: (test: LabTest) => void;
}

export function TestGrid({ tests, linked, isInCart, onAdd, onDetails }: TestGridProps) {
  return (
    <CardGrid>
      {tests.map((test) => (
        <TestCard
          key={test.id}
          test={test}
          isLinked={test === linked}
          isInCart={isInCart(test)}
          actions={
            <>
              <AddButton title={test.title} isInCart={isInCart(test)} onClick={() => onAdd(test)} />
              <Button variant="quiet" onClick={() => onDetails(test)}>
                <span>
                  {shopTexts.card.details} <VisuallyHidden>{test.title}</VisuallyHidden>
                </span>
              </Button>
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
