import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import styles from './forget-dialog.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.forget;

interface ForgetDialogProps {
  /** The confirmation numbers to forget; none keeps the dialog closed. */
  numbers: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms forgetting, and shows the numbers, which this browser cannot show again. */
export function ForgetDialog({ numbers, onClose, onConfirm }: ForgetDialogProps) {
  const { length: count } = numbers;
  return (
    <ConfirmDialog
      open={count > 0}
      question={texts.question(count)}
      no={texts.keep}
      yes={texts.confirm}
      onNo={onClose}
      onYes={onConfirm}
    >
      <p>{texts.stays(count)}</p>
      <p>{texts.also}</p>
      <p>{texts.note(count)}</p>
      <ul className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
