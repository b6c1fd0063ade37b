import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { servicesTexts } from './texts.ts';
import styles from './walk-in.module.css';

const texts = servicesTexts.walkIn;

/** For visitors who want to walk in now. */
export function WalkIn() {
  return (
    <section className={styles.band} aria-labelledby="walk-in-title">
      <Container className={styles.content}>
        <div className={styles.words}>
          <h2 id="walk-in-title" className={styles.title}>
            {texts.title}
          </h2>
          <p>{texts.text}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={paths.locations}>{texts.find}</ButtonLink>
          <ButtonAnchor variant="secondary" href={brand.links.checkIn} newTab>
            {texts.checkIn}
          </ButtonAnchor>
        </div>
      </Container>
    </section>
  );
}
