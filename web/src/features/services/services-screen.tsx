import { brand } from '#shared/brand.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { DangerStrip } from '#web/content/danger-strip.tsx';
import { LinkCard } from '#web/content/link-card.tsx';
import { PageHero } from '#web/content/page-hero.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ServiceGrid } from './service-grid.tsx';
import { servicesTexts } from './texts.ts';
import styles from './walk-in.module.css';

const texts = servicesTexts.walkIn;

/** For visitors who want to walk in right away. */
function WalkIn() {
  return (
    <section className={styles.band} aria-labelledby="walk-in-title">
      <Container className={`grid items-center gap-5 ${styles.content}`}>
        <div className={`grid gap-2 ${styles.words}`}>
          <h2 id="walk-in-title" className="text-xl">
            {texts.title}
          </h2>
          <p>{texts.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.locations}>{texts.find}</ButtonLink>
          <ButtonAnchor variant="secondary" href={brand.links.checkIn} newTab>
            {texts.checkIn}
          </ButtonAnchor>
        </div>
      </Container>
    </section>
  );
}

const { tabTitle, description, hero, services, hydration } = servicesTexts;

export function ServicesScreen() {
  usePageTitle(tabTitle, { description });
  return (
    <QueryProvider>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        picture="services"
        above={<DangerStrip />}
        actions={
          <>
            <ButtonLink variant="coral" size="large" to={paths.bookAppointment}>
              {hero.book}
            </ButtonLink>
            <CallButton variant="secondary" size="large" />
          </>
        }
      />
      <WalkIn />
      <Section title={services.title} ruled>
        <ServiceGrid />
      </Section>
      <Section title={hydration.title} lead={hydration.lead} ruled>
        <CardGrid cards="even">
          {hydration.entries.map(({ name, text }) => (
            <LinkCard key={name} to={paths.ivTherapy} title={name} more={hydration.more}>
              {text}
            </LinkCard>
          ))}
        </CardGrid>
      </Section>
    </QueryProvider>
  );
}
