import { Clock, MapPin, Phone } from 'lucide-react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { OpeningStatus } from '#shared/opening-hours/opening-status.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { OpenSign } from '#web/ui/feedback/open-sign.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { cardsTexts } from './cards-texts.ts';
import styles from './clinic-facts.module.css';

const texts = cardsTexts;

interface ClinicFactsProps {
  clinic: Clinic;
  /** Undefined while it is unknown. */
  status: OpeningStatus | undefined;
}

/** A clinic's address, hours, whether it is open, and its phone numbers. */
export function ClinicFacts({ clinic, status }: ClinicFactsProps) {
  return (
    <div className={`grid content-start gap-2-3 leading-145 ${styles.facts}`}>
      <MapPin className={styles.icon} aria-hidden="true" size={20} />
      <address>
        {clinic.address}
        <br />
        {clinic.city}, {clinic.state} {clinic.zipCode}
      </address>
      <Clock className={styles.icon} aria-hidden="true" size={20} />
      <div className={`grid content-start ${styles.hours}`}>
        <p>
          <VisuallyHidden>{texts.hours} </VisuallyHidden>
          {clinic.hours}
        </p>
        {status && <OpenSign open={status.open}>{status.text}</OpenSign>}
      </div>
      <Phone className={styles.icon} aria-hidden="true" size={20} />
      <p className={`flex flex-wrap items-baseline gap-x-4 ${styles.numbers}`}>
        <a
          className={`relative font-semibold no-underline hover-underline ${styles.phone}`}
          href={phoneUrl(clinic.phone)}
        >
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
