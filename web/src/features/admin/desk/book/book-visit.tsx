import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { deskFormSchema } from '#shared/appointments/desk-booking.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule/reschedule-texts.ts';
import { useReschedule } from '#web/features/admin/desk/reschedule/reschedule-visit.tsx';
import { SlotFields, useOpenSlot } from '#web/features/admin/desk/reschedule/slot-fields.tsx';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { useVisitChange } from '#web/features/admin/desk/visit/use-visit-change.ts';
import { birthDateOn, type DeskForm, deskFormOf } from '#web/features/admin/desk/visit-form/desk-form.ts';
import { VisitFields } from '#web/features/admin/desk/visit-form/visit-fields.tsx';
import { visitFormTexts } from '#web/features/admin/desk/visit-form/visit-form-texts.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { newAttempt, secureRandom } from '#web/lib/attempt.ts';
import { bookTexts as texts } from './book-texts.ts';
import { findVisitToday, VisitToday } from './visit-today.tsx';

const requiredFields: readonly (keyof DeskForm)[] = ['firstName', 'lastName', 'dob', 'phone'];

/** What stays the same when the form is sent again, so that it books once. */
function newRequest() {
  return { confirmationNumber: newConfirmationNumber(new Date(), secureRandom), attempt: newAttempt() };
}

const draftId = 'book';

/** That of the form that was closed before. */
const keptRequest = () => drafts().get(draftId)?.request as ReturnType<typeof newRequest> | undefined;

interface BookVisitProps {
  slot: AppointmentSlot;
  now: Date;
  onClose: () => void;
}

/**
 * Books a slot for a caller or a walk-in, then shows the number to read out. A walk-in who already has a visit today
 * may use that one instead. Keeps what was typed until the server confirms. The same form sent again books once.
 */
export function BookVisit({ slot: given, now, onClose }: BookVisitProps) {
  const { call } = useSession();
  const { start } = useDesk();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const change = useVisitChange();
  const reschedule = useReschedule();
  const today = clinicDateAt(now);
  const resolver = zodResolver(z.extend(deskFormSchema, { dob: birthDateOn(today) }));
  const form = useTaskForm(resolver, deskFormOf());
  const choice = useOpenSlot(given);
  const [request, setRequest] = useState(() => keptRequest() ?? newRequest());
  const [existing, setExisting] = useState<Appointment>();
  const [isMoving, setMoving] = useState(false);
  const { locationId, date, time } = choice.slot;

  async function book(values: DeskForm): Promise<Appointment | false> {
    setMoving(false);
    if (!choice.check()) return false;
    const mayHaveVisit = date === today && !existing;
    const found = mayHaveVisit && (await findVisitToday(call, values, today, request.confirmationNumber));
    if (found) {
      setExisting(found);
      return false;
    }
    const body = { ...values, ...request, location: { id: locationId }, date, time };
    return change(call('POST /api/admin/appointments', { body }));
  }

  function onDone(reply: Appointment | string) {
    drafts().delete(draftId);
    if (typeof reply !== 'string') start({ kind: 'booked', visit: reply });
  }

  return (
    <TaskDialog<DeskForm, Appointment | string>
      texts={{
        ...texts,
        ...visitFormTexts,
        ...(isMoving && { failed: rescheduleTexts.failed, unknown: rescheduleTexts.unknown }),
        title: time ? texts.bookAt(formatSlotTime(time)) : texts.submit,
        submit: existing ? texts.bookAnother : texts.submit,
        done: (reply) => (typeof reply === 'string' ? reply : undefined),
      }}
      form={form}
      send={book}
      onDone={onDone}
      onClose={onClose}
    >
      {(field, isBusy, run) => (
        <>
          <Draft id={draftId} form={form} request={request} onStartOver={() => setRequest(newRequest())} />
          {existing && (
            <VisitToday
              visit={existing}
              time={time}
              isBusy={isBusy}
              onUse={() => {
                setMoving(true);
                if (choice.check()) void run(() => reschedule(latest(existing) ?? existing, choice.slot));
              }}
            />
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
