import type { ReactNode } from 'react';
import type { FeaturedTest } from '#shared/lab-tests/catalogue.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { Section, type SectionTone } from '#web/ui/layout/section.tsx';
import styles from './featured-test-card.module.css';
import { featuredTexts as texts } from './featured-texts.ts';

interface FeaturedSectionProps {
  tests: readonly FeaturedTest[];
  renderCard: (featured: FeaturedTest) => ReactNode;
  lead?: ReactNode;
  tone?: SectionTone;
}

/** A few tests at this page's prices, and a link to all tests. */
export function FeaturedSection({ tests, renderCard, lead, tone }: FeaturedSectionProps) {
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
        {tests.map(renderCard)}
      </CardGrid>
    </Section>
  );
}
