import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { TestCard } from './test-card.tsx';

// spec §9: the first three of the catalogue, wherever a search moves them.
const bestSellers = new Set<string>(labTests.slice(0, 3).map(({ title }) => title));

interface TestGridProps<Test> {
  tests: readonly Test[];
  isInCart: (test: Test) => boolean;
  onAdd: (test: Test) => void;
  onDetails: (test: Test) => void;
}

export function TestGrid<Test extends LabTest>({ tests, isInCart, onAdd, onDetails }: TestGridProps<Test>) {
  return (
    <CardGrid>
      {tests.map((test) => (
        <TestCard
          key={test.title}
          test={test}
          isBestSeller={bestSellers.has(test.title)}
          isInCart={isInCart(test)}
          onAdd={() => onAdd(test)}
          onDetails={() => onDetails(test)}
        />
      ))}
    </CardGrid>
  );
}
