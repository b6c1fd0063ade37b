import { type UseFormReturn, useWatch } from 'react-hook-form';
import { maxReasonLength } from '#shared/appointments/booking-form.ts';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import type { BookingDraft } from './booking-draft.ts';
import styles from './booking-form.module.css';

const { labels, hints, charactersLeft } = bookingDialogTexts;

/** The counter is announced only near the end, not at every key. */
const announcedFrom = 20;

interface ReasonFieldProps {
  form: UseFormReturn<BookingDraft>;
  name: 'reason' | 'secondReason';
  readOnly: boolean;
}

/** Why the patient comes, for staff only. */
export function ReasonField({ form, name, readOnly }: ReasonFieldProps) {
  const field = formFields(form, { labels, readOnly });
  const left = maxReasonLength - useWatch({ control: form.control, name }).trim().length;
  return (
    <div>
      <TextAreaField rows={2} hint={hints.reason} optional {...field(name)} />
      <p
        className={styles.counter}
        data-over={left < 0 || undefined}
        aria-live={left <= announcedFrom ? 'polite' : 'off'}
      >
        {charactersLeft(left)}
      </p>
    </div>
  );
}
