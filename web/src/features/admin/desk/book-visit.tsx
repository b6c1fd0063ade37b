import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { deskFormSchema } from '#shared/appointments/desk-booking.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime, minuteOfSlot } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { focusRow } from '#web/features/admin/keys/focus-row.ts';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { usePrint } from '#web/features/admin/records/use-print.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { newAttempt, secureRandom } from '#web/lib/attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { addressOf, patientName } from './appointments-texts.ts';
import styles from './book-visit.module.css';
import { isOf } from './patient-records.tsx';
import { rescheduleTexts, SlotFields, useOpenSlot, useReschedule } from './reschedule-visit.tsx';
import { type DeskDialogProps, useDesk, useVisits } from './use-desk.ts';
import { birthDateOn, type DeskForm, deskFormOf, VisitFields, visitLabels } from './visit-fields.tsx';

export const bookTexts = {
  book: 'Book',
  bookAt: (time: string) => `Book ${time}`,
  emailHint: 'Without one, the patient gets no confirmation or reminder: read them the number.',
  submit: 'Book visit',
  busy: 'Booking…',
  failed: 'We couldn’t book the visit',
  unknown: 'We’re not sure the visit was booked. It’s safe to try again.',
  canceledSince: 'Someone has canceled this visit. Book its time again if the patient still wants it.',
  notMailed: 'There’s no email address, so the patient gets no email about this visit.',
  hasVisit: ({ firstName, time, location }: Appointment) =>
    `${firstName} already has a visit today at ${formatSlotTime(time)} (${clinicById(location.id).name}). Use it now?`,
  hasVisitMeaning: (time: string) => `We’ll move that visit to ${time}. Its old time will be open again.`,
};
const texts = bookTexts;

const requiredFields: readonly (keyof DeskForm)[] = ['firstName', 'lastName', 'dob', 'phone'];

const maxWaitMs = 3000;

/** What stays the same when the form is sent again, so that it books once. */
const newRequest = () => ({
  confirmationNumber: newConfirmationNumber(new Date(), secureRandom),
  attempt: newAttempt(),
});

const draftId = 'book';

/** The request of a form that was closed before it was sent, or whose answer was lost. */
const keptRequest = () => drafts().get(draftId)?.request as ReturnType<typeof newRequest> | undefined;

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Books a slot for a caller or a walk-in, then shows the number to read out. A walk-in who already has a visit today
 * may use that one instead. Keeps what was typed until the server confirms. The same form sent again books once.
 */
export function BookVisit({ slot: given, now, onClose }: DeskDialogProps & { slot: AppointmentSlot }) {
  const { call } = useSession();
  const { start } = useDesk();
  const { change } = useVisits();
  const reschedule = useReschedule();
  const today = clinicDateAt(now);
  const resolver = zodResolver(z.extend(deskFormSchema, { dob: birthDateOn(today) }));
  const form = useTaskForm(resolver, deskFormOf());
  const choice = useOpenSlot(given);
  const [request, setRequest] = useState(() => keptRequest() ?? newRequest());
  const [existing, setExisting] = useState<Appointment>();
  const [isMoving, setMoving] = useState(false);
  const { locationId, date, time } = choice.slot;
  /** Whether this slot is today, before a visit. */
  const isEarlier = (visit: Appointment) => date === today && minuteOfSlot(time) < minuteOfSlot(visit.time);
  // A later visit may be used now. Staff may have chosen another slot since it was found.
  const usable = existing && isEarlier(existing) ? existing : undefined;

  /**
   * Another confirmed visit that the person in the form has later today. Undefined without one, and when the search fails or
   * takes longer than 3 seconds, because a walk-in can be booked without it.
   */
  async function findVisitToday(person: DeskForm): Promise<Appointment | undefined> {
    const search = call('POST /api/admin/appointments/search', {
      body: { from: today, to: today, q: person.phone },
      signal: AbortSignal.timeout(maxWaitMs),
    });
    const { appointments } = await search.catch(() => ({ appointments: [] }));
    const { confirmationNumber: own } = request;
    const others = appointments.filter(({ confirmationNumber }) => confirmationNumber !== own);
    return others.find((visit) => visit.status === 'confirmed' && isEarlier(visit) && isOf(visit, person));
  }

  function book(values: DeskForm): Promise<Appointment> {
    setMoving(false);
    const body = { ...values, ...request, location: { id: locationId }, date, time };
    return change(call('POST /api/admin/appointments', { body }));
  }

  async function send(values: DeskForm): Promise<Appointment | string | false> {
    if (!choice.check()) return false;
    if (usable) {
      setMoving(true);
      return reschedule(usable, choice.slot);
    }
    const found = date === today && !existing && (await findVisitToday(values));
    if (!found) return book(values);
    setExisting(found);
    return false;
  }

  function onDone(reply: Appointment | string) {
    drafts().delete(draftId);
    if (typeof reply !== 'string') start({ kind: 'booked', visit: reply });
  }

  return (
    <TaskDialog<DeskForm, Appointment | string>
      texts={{
        ...texts,
        ...(isMoving && rescheduleTexts),
        labels: visitLabels,
        title: time ? texts.bookAt(formatSlotTime(time)) : texts.submit,
        submit: usable ? 'Use it now' : texts.submit,
        done: (reply) => (typeof reply === 'string' ? reply : undefined),
      }}
      form={form}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {(field, isBusy, run) => (
        <>
          <Draft id={draftId} form={form} request={request} onStartOver={() => setRequest(newRequest())} />
          {usable && (
            <div tabIndex={-1} ref={focus}>
              <Notice
                tone="warn"
                title={texts.hasVisit(usable)}
                actions={
                  <Button
                    variant="secondary"
                    size="small"
                    busy={isBusy}
                    onClick={form.handleSubmit((values) => run(() => book(values)))}
                  >
                    Book another
                  </Button>
                }
              >
                {texts.hasVisitMeaning(formatSlotTime(time))}
              </Notice>
            </div>
          )}
          <SlotFields choice={choice} now={now} isBusy={isBusy} />
          <VisitFields
            form={form}
            field={field}
            isOptional={(name) => !requiredFields.includes(name)}
            hasReason
            emailHint={texts.emailHint}
          />
        </>
      )}
    </TaskDialog>
  );
}

/** A visit that the desk has just booked, with the number to read out. Prints as a slip for the patient. */
export function BookedVisit({ visit, onClose }: { visit: Appointment; onClose: () => void }) {
  const { id, confirmationNumber, date, time, location, email } = visit;
  // After a lost answer, a colleague may have canceled it before it was sent again.
  const isCanceled = visit.status === 'cancelled';
  const { call } = useSession();
  const request = { params: { confirmationNumber }, query: { purpose: 'print' } } as const;
  const read = () => call('GET /api/admin/appointments/{confirmationNumber}', request);
  const { print, isReading, error } = usePrint({ read });
  const when = `${formatLongDate(date, { year: true })}, ${formatSlotTime(time)}`;
  const mail = email ? `We’re emailing the confirmation to ${email}.` : texts.notMailed;
  // The button that opened the dialog is gone with its open row. The focus goes to the visit in its place.
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
          {isCanceled ? texts.canceledSince : `Read it to the patient. ${mail}`}
        </p>
      </div>
      {error && <FailureNotice error={error} texts={{ failed: recordsTexts.printFailed }} onRetry={print} />}
    </Dialog>
  );
}
