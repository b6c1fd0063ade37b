import { Button } from '#web/ui/buttons/button.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.forget;

/** For a shared computer: offers to forget what this browser keeps. */
export function ForgetAll({ hasBookings, onForget }: { hasBookings: boolean; onForget: () => void }) {
  return (
    <section className={`grid justify-items-start gap-3 max-w-text border-t ${styles.shared}`}>
      <h2 className="text-xl">{texts.sharedTitle}</h2>
      <p>{hasBookings ? texts.shared : texts.withoutBookings.shared}</p>
      <Button variant="secondary" onClick={onForget}>
        {texts.all}
      </Button>
    </section>
  );
}
