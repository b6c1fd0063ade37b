import { CalendarDays } from 'lucide-react';
import { labFeaturedTests } from '#shared/lab-tests/catalogue.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { FeaturedSection } from '#web/features/lab-tests/featured/featured-section.tsx';
import featuredStyles from '#web/features/lab-tests/featured/featured-test-card.module.css';
import { LabContent } from '#web/features/lab-tests/lab/lab-content.tsx';
import { labTexts } from '#web/features/lab-tests/lab/lab-texts.ts';
import { paths } from '#web/lib/paths.ts';
import { appHref } from '#web/static/links/static-links.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';

const texts = staticTexts.lab;

/** The lab's page. Tests link to their static pages, and a button links to the consultation form in the app. */
export function LabPage() {
  return (
    <LabContent
      featured={
        <FeaturedSection
          tests={labFeaturedTests}
          lead={labTexts.featuredLead}
          renderAction={({ test, title }) => (
            <ButtonLink className={featuredStyles.add} variant="secondary" wide to={shopTestPath(test.id)}>
              <span>
                {texts.details}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </span>
            </ButtonLink>
          )}
        />
      }
      consultation={
        <div className="flex flex-wrap gap-3">
          <ButtonAnchor href={appHref(paths.lab)}>
            <CalendarDays aria-hidden="true" />
            {texts.consultation}
          </ButtonAnchor>
          <CallButton variant="secondary" />
        </div>
      }
    />
  );
}
