import { Link } from 'react-router-dom';
import { Picture } from '#web/content/picture.tsx';
import { aliases, paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { detailsTexts } from './details-texts.ts';
import styles from './doctor-approved.module.css';

const texts = detailsTexts.approved;

/** The people behind the clinics. */
export function DoctorApproved() {
  return (
    <section className={styles.section} aria-labelledby="approved-title">
      <Container className={`grid items-center gap-5 ${styles.content}`}>
        <Picture className={`rounded-lg ${styles.picture}`} name="about" />
        <div className={`grid justify-items-start gap-3 ${styles.words}`}>
          <h2 id="approved-title">
            <Link className={`inline-flex items-center min-h-target ${styles.title}`} to={paths.aboutUs}>
              {texts.title}
            </Link>
          </h2>
          <p>{texts.text}</p>
          {/* The block leads to /about-us, its button to /aboutus. */}
          <ButtonLink to={aliases.aboutUs}>{texts.about}</ButtonLink>
        </div>
      </Container>
    </section>
  );
}
