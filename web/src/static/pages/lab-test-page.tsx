import { CalendarPlus, ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LabTest } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { shopPath, shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { PageHero } from '#web/content/page-hero.tsx';
import { labTestFacts, shopTexts } from '#web/features/lab-tests/shop/shop-texts.ts';
import { TestTags } from '#web/features/lab-tests/test-tags.tsx';
import { paths } from '#web/lib/paths.ts';
import { appHref } from '#web/static/links/static-links.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './lab-test-page.module.css';

const { card, detailsDialog: facts } = shopTexts;
const texts = staticTexts.labTest;

/** A lab test: the content of the shop's card and dialog. */
export function LabTestPage({ test }: { test: LabTest }) {
  const { id, title, content, price, bookAppointment } = test;
  return (
    <>
      <PageHero
        title={title}
        lead={content}
        picture="lab"
        facts={
          <div className="grid gap-3">
            <p className="flex flex-wrap items-baseline gap-2-3 text-soft">
              <span className={`text-ink text-2xl font-display font-bold ${styles.price}`}>{price}</span>{' '}
              <span>{card.noHiddenFees}</span>
            </p>
            <TestTags />
          </div>
        }
        actions={
          <>
            <ButtonAnchor variant="coral" size="large" href={appHref(shopTestPath(id))}>
              <ShoppingCart aria-hidden="true" />
              {texts.buy}
            </ButtonAnchor>
            <ButtonLink variant="secondary" size="large" to={bookAppointment}>
              <CalendarPlus aria-hidden="true" />
              {staticTexts.book}
            </ButtonLink>
          </>
        }
      />
      <Section>
        <CardGrid cards="wide">
          {labTestFacts.map((fact) => (
            <Card key={fact} as="li" tone="raised" className={`grid content-start gap-2 ${styles.fact}`}>
              <h2>{facts[fact]}</h2>
              <p>{labTestDetails[id][fact]}</p>
            </Card>
          ))}
        </CardGrid>
        <div className="grid gap-3">
          <p>
            {facts.visit} <Link to={bookAppointment}>{facts.book}</Link>.
          </p>
          <div className="flex flex-wrap items-baseline gap-2-3">
            <ButtonLink variant="secondary" to={paths.locations}>
              {texts.clinics}
            </ButtonLink>
            <ButtonLink variant="secondary" to={shopPath}>
              {texts.others}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
