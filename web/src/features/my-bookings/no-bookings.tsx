import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.empty;

interface NoBookingsProps {
  /** The address searched for; blank when none was. */
  email: string;
  onShowAll: () => void;
}

export function NoBookings({ email, onShowAll }: NoBookingsProps) {
  return (
    <Card tone="sand" className={styles.empty}>
      <p className={styles.emptyText}>{email ? texts.notFound(email) : texts.none}</p>
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
