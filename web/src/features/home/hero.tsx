import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './hero.module.css';
import { LazyVideo } from './lazy-video.tsx';
import { homeTexts } from './texts.ts';
import valley from './valley.svg';

const texts = homeTexts.hero;

/** Home's first view: who we are, how to book, and the valley. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.scene}>
        {/* The picture's own stylesheet follows the color scheme. */}
        <img className={styles.valley} src={valley} alt="" width="1600" height="810" fetchPriority="high" />
        <LazyVideo />
      </div>
      <Container className={styles.content}>
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        <div className={styles.actions}>
          <ButtonLink variant="coral" size="large" to={paths.bookAppointment}>
            {texts.book}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" to={paths.locations}>
            {texts.seeClinics}
          </ButtonLink>
        </div>
      </Container>
      <div className={styles.ground}>
        <Container>{texts.emergency}</Container>
      </div>
    </section>
  );
}
