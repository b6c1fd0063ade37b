import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import styles from './confirmation-screen.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.notFound;

/** This browser has no proof for the number, or there is no such booking. */
export function BookingNotFound() {
  return (
    <Card tone="sand" className={styles.empty}>
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <p>{texts.why}</p>
      <div className={styles.actions}>
        <ButtonLink variant="coral" size="large" to={paths.bookAppointment}>
          {texts.book}
        </ButtonLink>
        <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
          <Phone aria-hidden="true" />
          {texts.call}
        </ButtonAnchor>
      </div>
    </Card>
  );
}
