import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { deskFormSchema } from '#shared/appointments/desk-booking.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime, minuteOfSlot } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { useDraft } from '#web/features/admin/drafts/draft.tsx';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { focusRow } from '#web/features/admin/keys/focus-row.ts';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { usePrint } from '#web/features/admin/records/use-print.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { newAttempt, secureRandom } from '#web/lib/attempt.ts';
import { Button, SmallButton } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { addressOf, patientName } from './appointments-texts.ts';
import styles from './book-visit.module.css';
import { isOf } from './patient-records.tsx';
import { rescheduleTexts, useReschedule, useSlotChoice } from './reschedule-visit.tsx';
import { type DeskDialogProps, useDesk, useVisits, visitOf } from './use-desk.ts';
import { birthDateBy, type DeskForm, deskFormOf, VisitFields, visitLabels } from './visit-form.tsx';

/** The key of the form's draft. */
export const bookingDraft = 'book';

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Books a slot for a caller or a walk-in, then shows the confirmation number to read out. A walk-in who already has a
 * visit later today may use that visit instead. If the same form is sent again, the server still books only one visit.
 */
export function BookVisit({ slot: given, now, onClose }: DeskDialogProps & { slot: AppointmentSlot }) {
  const { call } = useSession();
  const { start } = useDesk();
  const { refresh } = useVisits();
  const reschedule = useReschedule();
  const form = useTaskForm(z.extend(deskFormSchema, { dob: birthDateBy(now) }), deskFormOf());
  const { slot, check, fields: slotFields } = useSlotChoice(given, now);
  const draft = useDraft(bookingDraft, () => ({
    confirmationNumber: newConfirmationNumber(new Date(), secureRandom),
    attempt: newAttempt(),
  }));
  const [existing, setExisting] = useState<Appointment>();
  const [isMoving, setMoving] = useState(false);
  const { locationId, date, time } = slot;
  const isToday = date === clinicDateAt(now);
  const isLater = (visit: Appointment) => isToday && minuteOfSlot(visit.time) > minuteOfSlot(time);
  // Staff may have chosen another slot since the existing visit was found.
  const usable = existing && isLater(existing) ? existing : undefined;

  /**
   * Another confirmed visit that the person in the form has later today. Undefined if there is none. Also undefined if
   * the search fails or takes longer than 3 seconds, because a walk-in can be booked without it.
   */
  async function findVisitToday(person: DeskForm): Promise<Appointment | undefined> {
    const search = call('POST /api/admin/appointments/search', {
      body: { from: date, to: date, q: person.phone },
      signal: AbortSignal.timeout(3000),
    });
    const { appointments } = await search.catch(() => ({ appointments: [] }));
    const others = appointments.filter((one) => one.confirmationNumber !== draft.request.confirmationNumber);
    return others.find((visit) => visit.status === 'confirmed' && isLater(visit) && isOf(visit, person));
  }

  function book(values: DeskForm): Promise<Appointment> {
    setMoving(false);
    const body = { ...values, ...draft.request, location: { id: locationId }, date, time };
    return call('POST /api/admin/appointments', { body }).then(visitOf).finally(refresh);
  }

  async function send(values: DeskForm): Promise<Appointment | string | false> {
    if (!check()) return false;
    if (usable) {
      setMoving(true);
      return reschedule(usable, slot);
    }
    const found = isToday && !existing && (await findVisitToday(values));
    if (!found) return book(values);
    setExisting(found);
    return false;
  }

  return (
    <TaskDialog<DeskForm, Appointment | string>
      texts={{
        busy: 'Booking…',
        failed: 'We couldn’t book the visit',
        unknown: 'We’re not sure the visit was booked. It’s safe to try again.',
        ...(isMoving && rescheduleTexts),
        labels: visitLabels,
        title: time ? `Book ${formatSlotTime(time)}` : 'Book visit',
        submit: usable ? 'Use it now' : 'Book visit',
        done: (reply) => (typeof reply === 'string' ? reply : undefined),
      }}
      form={form}
      draft={draft}
      send={send}
      onDone={(reply) => typeof reply !== 'string' && start({ kind: 'booked', visit: reply })}
      onClose={onClose}
    >
      {(field, isBusy, run) => (
        <>
          {usable && (
            <div tabIndex={-1} ref={focus}>
              <Notice
                tone="warn"
                title={`${usable.firstName} already has a visit today at ${formatSlotTime(usable.time)} (${clinicById(usable.location.id).name}). Use it now?`}
                actions={
                  <SmallButton busy={isBusy} onClick={form.handleSubmit((values) => run(() => book(values)))}>
                    Book another
                  </SmallButton>
                }
              >
                We’ll move that visit to {formatSlotTime(time)}. Its old time will be open again.
              </Notice>
            </div>
          )}
          {slotFields}
          <VisitFields
            form={form}
            field={field}
            isOptional={(name) => !['firstName', 'lastName', 'dob', 'phone'].includes(name)}
            hasReason
            emailHint="Without one, the patient gets no confirmation or reminder: read them the number."
          />
        </>
      )}
    </TaskDialog>
  );
}

/** Shows a visit that the desk has just booked, with the number to read out. Prints as a slip for the patient. */
export function BookedVisit({ visit, onClose }: { visit: Appointment; onClose: () => void }) {
  const { id, confirmationNumber, date, time, location, email } = visit;
  // If the first reply was lost, a colleague may have canceled the visit before the form was sent again.
  const isCanceled = visit.status === 'cancelled';
  const { call } = useSession();
  const request = { params: visit, query: { purpose: 'print' } } as const;
  const read = () => call('GET /api/admin/appointments/{confirmationNumber}', request);
  const { print, isReading, error } = usePrint(read);
  const when = `${formatLongDate(date, { year: true })}, ${formatSlotTime(time)}`;
  const mail = email
    ? `We’re emailing the confirmation to ${email}.`
    : 'There’s no email address, so the patient gets no email about this visit.';
  // The open slot's row, whose button opened the dialog, no longer exists. Focus the visit's row instead.
  useEffect(() => () => focusRow(document.querySelector<HTMLElement>(`[data-row="${id}"]`)), [id]);
  return (
    <Dialog
      open
      onClose={onClose}
      className={styles.slip}
      title={isCanceled ? 'Booked, then canceled' : 'Booked'}
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
            { label: 'Date and time', value: when },
            { label: 'Clinic', value: `${location.name}, ${addressOf(location)}` },
            { label: 'Clinic phone', value: location.phone },
          ]}
        />
        <p className="print-hidden wrap-anywhere">
          {isCanceled
            ? 'Someone has canceled this visit. Book its time again if the patient still wants it.'
            : `Read it to the patient. ${mail}`}
        </p>
      </div>
      {error && <FailureNotice error={error} texts={{ failed: recordsTexts.printFailed }} onRetry={print} />}
    </Dialog>
  );
}
