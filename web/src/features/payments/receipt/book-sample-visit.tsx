import { CalendarPlus } from 'lucide-react';
import { nearestClinic } from '#shared/clinics/nearest-clinic.ts';
import { lookedUpPlace } from '#web/domain/clinics/looked-up-place.ts';
import { useKnownLocation } from '#web/domain/clinics/use-known-location.ts';
import { bookPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './receipt-card.module.css';
import { receiptScreenTexts } from './receipt-screen-texts.ts';

const texts = receiptScreenTexts.sample;

/** Leads from an order to booking, at the clinic nearest to where the visitor looked before, or is known to be. */
export function BookSampleVisit() {
  const lookedUp = lookedUpPlace.useValue();
  const known = useKnownLocation();
  const place = lookedUp ?? known;
  const nearest = place && nearestClinic(place);
  return (
    <>
      <p className={styles.nearest}>
        {nearest ? texts.nearest(nearest.name, nearest.address) : texts.anyClinic}
      </p>
      <ButtonLink variant="coral" to={bookPath({ clinic: nearest?.id })}>
        <CalendarPlus aria-hidden="true" />
        {nearest ? texts.bookAt(nearest.name) : texts.book}
      </ButtonLink>
    </>
  );
}
