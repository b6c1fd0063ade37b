import { useEffect } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { patientName } from '#web/features/admin/desk/visit/visit-text.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { EmailText } from '#web/features/admin/records/table/record-cells.tsx';
import { usePrint } from '#web/features/admin/records/use-print.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './booked-visit.module.css';

const texts = {
  canceled: 'Someone has canceled this visit. Book its time again if the patient still wants it.',
  readOut: 'Read it to the patient.',
  mailedTo: 'We’re emailing the confirmation to',
  notMailed: 'There’s no email address, so the patient gets no email about this visit.',
};

/** A visit that the desk has just booked, with the number to read out. Prints as a slip for the patient. */
export function BookedVisit({ visit, onClose }: { visit: Appointment; onClose: () => void }) {
  const { id, confirmationNumber, date, time, location, email } = visit;
  // After a lost answer, a colleague may have canceled it before it was sent again.
  const isCanceled = visit.status === 'cancelled';
  const { call } = useSession();
  const { print, isReading, error } = usePrint({
    read: () =>
      call('GET /api/admin/appointments/{confirmationNumber}', {
        params: { confirmationNumber },
        query: { purpose: 'print' },
      }),
  });
  // The button that opened the dialog is gone with its open row. The focus goes to the visit in its place.
  useEffect(() => () => document.querySelector<HTMLElement>(`[data-row="${id}"] select`)?.focus(), [id]);
  return (
    <Dialog
      open
      onClose={onClose}
      className={styles.slip}
      title={isCanceled ? 'Booked, and canceled since' : 'Booked'}
      footer={
        <>
          <Button variant="secondary" busy={isReading} onClick={print}>
            Print
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="grid gap-4" data-day-printout="slip">
        <p className="text-soft">Confirmation number</p>
        <p className="text-xl font-bold tabular-nums wrap-anywhere">{confirmationNumber}</p>
        <FieldList
          fields={[
            { label: 'Patient', value: patientName(visit) },
            {
              label: 'Date and time',
              value: `${formatLongDate(date, { year: true })}, ${formatSlotTime(time)}`,
            },
            { label: 'Clinic', value: `${location.name}, ${location.address}, ${location.city}` },
            { label: 'Clinic’s phone', value: location.phone },
          ]}
        />
        <p className="print-hidden wrap-anywhere">
          {isCanceled ? texts.canceled : texts.readOut} {!isCanceled && !email && texts.notMailed}
          {!isCanceled && email && (
            <>
              {texts.mailedTo} <EmailText address={email} />.
            </>
          )}
        </p>
      </div>
      {error && (
        <Notice tone="error" title={recordsTexts.printFailed} live>
          {failureText(error)}
        </Notice>
      )}
    </Dialog>
  );
}
