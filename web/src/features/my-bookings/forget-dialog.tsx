import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { myBookingsTexts } from './my-bookings-texts.ts';
import styles from './question-dialog.module.css';

const texts = myBookingsTexts.forget;

interface ForgetDialogProps {
  /** The bookings to forget; none keeps the dialog closed. */
  numbers: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what forgetting means before it is done: the numbers are not shown again. */
export function ForgetDialog({ numbers, onClose, onConfirm }: ForgetDialogProps) {
  const { length: count } = numbers;
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={texts.question(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button onClick={onConfirm}>{texts.confirm}</Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{texts.stays(count)}</p>
        <p>{texts.note(count)}</p>
        <ul className={styles.numbers}>
          {numbers.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
