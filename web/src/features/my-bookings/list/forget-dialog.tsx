import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import styles from './forget-dialog.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.forget;

interface ForgetDialogProps {
  /** The confirmation numbers of the bookings to forget. Empty if only other data is forgotten. */
  numbers: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms forgetting, and shows the confirmation numbers, because this browser can't show them again. */
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
      {count > 0 ? <ForgottenBookings numbers={numbers} /> : <p>{texts.withoutBookings.clears}</p>}
    </ConfirmDialog>
  );
}

function ForgottenBookings({ numbers }: { numbers: readonly string[] }) {
  const { length: count } = numbers;
  return (
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
      <ul className={`grid gap-1 font-bold tabular-nums ${styles.numbers}`}>
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </>
  );
}
