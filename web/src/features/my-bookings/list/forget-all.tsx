import { Button } from '#web/ui/buttons/button.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.forget;

/** For people who share a computer. */
export function ForgetAll({ onForget }: { onForget: () => void }) {
  return (
    <section className={styles.shared}>
      <h2 className={styles.partTitle}>{texts.sharedTitle}</h2>
      <p>{texts.shared}</p>
      <Button variant="secondary" onClick={onForget}>
        {texts.all}
      </Button>
    </section>
  );
}
