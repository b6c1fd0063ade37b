import { Clock, MapPin, Phone } from 'lucide-react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl, phoneUrl } from '#web/lib/clinic-links.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './clinic-card.module.css';
import { homeTexts } from './texts.ts';

const texts = homeTexts.clinics;

export function ClinicCard({ clinic }: { clinic: Clinic }) {
  return (
    <Card as="li" tone="raised" className={styles.card}>
      <h3>{clinic.name}</h3>
      <div className={styles.facts}>
        <MapPin className={styles.icon} aria-hidden="true" size={20} />
        <address className={styles.address}>
          {clinic.address}
          <br />
          {clinic.city}, {clinic.state} {clinic.zipCode}
        </address>
        <Clock className={styles.icon} aria-hidden="true" size={20} />
        <p>
          <VisuallyHidden>{texts.hours} </VisuallyHidden>
          {clinic.hours}
        </p>
        <Phone className={styles.icon} aria-hidden="true" size={20} />
        <p className={styles.numbers}>
          <a className={styles.phone} href={phoneUrl(clinic.phone)}>
            <VisuallyHidden>{texts.phone} </VisuallyHidden>
            {clinic.phone}
          </a>
          <span>
            {texts.fax} {clinic.fax}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" size="small" to={paths.bookAppointment}>
          <span>
            {texts.book} <VisuallyHidden>{texts.bookAt(clinic.name)}</VisuallyHidden>
          </span>
        </ButtonLink>
        <ButtonAnchor variant="quiet" size="small" href={directionsUrl(clinic)} newTab>
          <span>
            {texts.directions} <VisuallyHidden>{texts.directionsTo(clinic.name)}</VisuallyHidden>
          </span>
        </ButtonAnchor>
      </div>
    </Card>
  );
}
