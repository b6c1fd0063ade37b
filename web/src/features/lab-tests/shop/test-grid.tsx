import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { TestCard } from './test-card.tsx';

// spec §9: the first three of the catalogue, wherever a search moves them.
const bestSellers = new Set(labTests.slice(0, 3).map(({ id }) => id));

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
          isBestSeller={bestSellers.has(test.id)}
          isInCart={isInCart(test)}
          onAdd={() => onAdd(test)}
          onDetails={() => onDetails(test)}
        />
      ))}
    </CardGrid>
  );
}
