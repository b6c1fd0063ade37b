import { Clock, MapPin, Phone } from 'lucide-react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { cardsTexts } from './cards-texts.ts';
import styles from './clinic-facts.module.css';

const texts = cardsTexts;

/** Where the clinic is, when it is open, and its numbers. */
export function ClinicFacts({ clinic }: { clinic: Clinic }) {
  return (
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
  );
}
