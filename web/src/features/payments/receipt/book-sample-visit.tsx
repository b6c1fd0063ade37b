import { CalendarPlus } from 'lucide-react';
import { nearestClinic } from '#shared/clinics/by-distance.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { bookPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './receipt-card.module.css';
import { receiptScreenTexts } from './receipt-screen-texts.ts';

const texts = receiptScreenTexts.sample;

/** Leads from an order to booking, at the clinic nearest to where the visitor looked before, or is known to be. */
export function BookSampleVisit() {
  const place = useKnownPlace();
  const nearest = place && nearestClinic(place);
  return (
    <>
      <p className={styles.nearest}>
        {nearest ? texts.nearest(nearest.name, nearest.address, place.town) : texts.anyClinic}
      </p>
      <ButtonLink variant="coral" to={bookPath({ clinic: nearest?.id })}>
        <CalendarPlus aria-hidden="true" />
        {nearest ? texts.bookAt(nearest.name) : texts.book}
      </ButtonLink>
    </>
  );
}
