import { ArrowDown } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { clinicListTitleId } from './clinic-list.tsx';
import styles from './hero.module.css';
import { homeTexts } from './texts.ts';
import valley from './valley.svg';

const texts = homeTexts.hero;

export function Hero() {
  return (
    <section className={styles.hero}>
      {/* The picture turns from dawn to night by itself: its stylesheet follows the colour scheme. */}
      <img className={styles.valley} src={valley} alt="" width="1600" height="810" fetchPriority="high" />
      <Container className={styles.content}>
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        <div className={styles.actions}>
          <ButtonLink variant="coral" size="large" to={paths.bookAppointment}>
            {texts.book}
          </ButtonLink>
          <Button variant="secondary" size="large" onClick={showClinics}>
            {texts.seeClinics}
            <ArrowDown aria-hidden="true" />
          </Button>
        </div>
      </Container>
      <div className={styles.ground}>
        <Container>{texts.emergency}</Container>
      </div>
    </section>
  );
}

// A link to an anchor would be a route of its own.
function showClinics() {
  const title = document.getElementById(clinicListTitleId);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}
