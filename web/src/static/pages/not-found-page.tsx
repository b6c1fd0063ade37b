import { CalendarPlus } from 'lucide-react';
import { CallButton } from '#web/content/call-button.tsx';
import { LinkCard } from '#web/content/link-card.tsx';
import { PageHero } from '#web/content/page-hero.tsx';
import { bookPath, paths } from '#web/lib/paths.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const texts = staticTexts.notFound;

const ways = [
  { to: paths.locations, picture: 'clinic-1', ...texts.clinics },
  { to: paths.services, picture: 'services', ...texts.services },
  { to: paths.shopForTest, picture: 'lab', ...texts.labTests },
] as const;

/** Shown with the status 404 for unknown URLs. */
export function NotFoundPage() {
  return (
    <>
      <PageHero
        title={texts.title}
        lead={texts.lead}
        picture="about"
        actions={
          <>
            <ButtonLink variant="coral" size="large" to={bookPath()}>
              <CalendarPlus aria-hidden="true" />
              {staticTexts.book}
            </ButtonLink>
            <CallButton variant="secondary" size="large" />
          </>
        }
      />
      <Section>
        <CardGrid cards="wide">
          {ways.map(({ to, title, text, picture, more }) => (
            <LinkCard key={to} to={to} title={title} picture={picture} more={more} heading="h2">
              <p>{text}</p>
            </LinkCard>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
