import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.empty;

interface NoAppointmentsProps {
  /** The address searched for; blank without a search. */
  email: string;
  /** The address of the lookup session. */
  foundFor: string | undefined;
  onShowAll: () => void;
}

/** Replaces an empty list. */
export function NoAppointments({ email, foundFor, onShowAll }: NoAppointmentsProps) {
  const address = email || foundFor;
  return (
    <Card tone="sand" className={styles.empty}>
      <p className={styles.emptyText}>{address ? texts.notFound(address) : texts.none}</p>
      {email ? (
        <Button onClick={onShowAll}>{myBookingsTexts.search.showAll}</Button>
      ) : (
        <ButtonLink variant="coral" to={paths.bookAppointment}>
          {texts.book}
        </ButtonLink>
      )}
    </Card>
  );
}
