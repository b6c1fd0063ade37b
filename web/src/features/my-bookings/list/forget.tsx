import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import styles from './my-bookings.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.forget;

interface ForgetDialogProps {
  /** The confirmation numbers of the bookings to forget. Empty if only other data is forgotten. */
  numbers: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before forgetting, and shows the confirmation numbers, because this browser can't show them again. */
export function ForgetDialog({ numbers, onClose, onConfirm }: ForgetDialogProps) {
  const { length: count } = numbers;
  return (
    <ConfirmDialog
      question={count > 0 ? texts.question(count) : texts.withoutBookings.question}
      no={texts.keep}
      yes={texts.confirm}
      onNo={onClose}
      onYes={onConfirm}
    >
      {count === 0 && <p>{texts.withoutBookings.clears}</p>}
      {count > 0 && (
        <>
          <p>{texts.stays(count)}</p>
          <p>{texts.also}</p>
          <p>
            {texts.note(count)}{' '}
            <a className="whitespace-nowrap" href={phoneUrl(texts.phone)}>
              {texts.phone}
            </a>
            :
          </p>
          <ul className={`grid gap-1 font-bold tabular-nums ${styles.number}`}>
            {numbers.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}

/** For shared computers: offers to forget everything that this browser stores. */
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
