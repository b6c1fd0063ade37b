import { LogIn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { StepList } from '#web/ui/lists/step-list.tsx';
import styles from './booking-steps.module.css';
import { detailsTexts } from './details-texts.ts';

const texts = detailsTexts.booking;

/** How booking works, and what to expect when walking in. */
export function BookingSteps() {
  return (
    <section className={styles.section} aria-labelledby="booking-title">
      <Container className={`grid gap-5 ${styles.content}`}>
        <div className="grid gap-2">
          <p className={`text-link text-sm font-bold ${styles.banner}`}>{texts.banner}</p>
          <h2 id="booking-title">
            {/* A link is enough, because the header or a phone's bar always shows a button for booking. */}
            <Link
              className="inline-flex items-center min-h-target text-ink no-underline hover-underline"
              to={paths.bookAppointment}
            >
              {texts.title}
            </Link>
          </h2>
          <p className={`text-soft text-lg ${styles.lead}`}>{texts.lead}</p>
        </div>
        <div className={styles.steps}>
          <StepList steps={texts.steps} />
        </div>
        <ButtonAnchor
          className={styles.checkIn}
          variant="secondary"
          href={brand.links.externalBooking}
          newTab
          title={texts.checkInHint}
        >
          <LogIn aria-hidden="true" />
          {texts.checkIn}
        </ButtonAnchor>
      </Container>
    </section>
  );
}
