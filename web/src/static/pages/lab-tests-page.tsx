import { labTests } from '#shared/lab-tests/catalogue.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import screen from '#web/features/lab-tests/shop/shop-screen.module.css';
import { shopTexts } from '#web/features/lab-tests/shop/shop-texts.ts';
import { TestCard } from '#web/features/lab-tests/shop/test-card.tsx';
import { appHref } from '#web/static/links/static-links.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';

/** All lab tests with their prices and links to buy them in the app. */
export function LabTestsPage() {
  return (
    <>
      <PageHeader title={shopTexts.title} lead={shopTexts.lead} />
      <Container className={screen.screen}>
        <p className="font-semibold">
          {shopTexts.available(labTests.length)}{' '}
          <span className="text-soft font-normal">{shopTexts.onlineOfAll}</span>
        </p>
        <CardGrid>
          {labTests.map((test) => (
            <TestCard
              key={test.id}
              test={test}
              actions={
                <>
                  <ButtonLink to={shopTestPath(test.id)}>
                    <span>
                      {staticTexts.lab.details}
                      <VisuallyHidden>: {test.title}</VisuallyHidden>
                    </span>
                  </ButtonLink>
                  <ButtonAnchor variant="quiet" href={appHref(shopTestPath(test.id))}>
                    <span>
                      {staticTexts.labTest.buy}
                      <VisuallyHidden>: {test.title}</VisuallyHidden>
                    </span>
                  </ButtonAnchor>
                </>
              }
            />
          ))}
        </CardGrid>
      </Container>
    </>
  );
}
