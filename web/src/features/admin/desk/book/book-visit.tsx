import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { deskFormSchema } from '#shared/appointments/desk-booking.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { birthDateOn, type DeskForm, deskFormOf } from '#web/features/admin/desk/visit-form/desk-form.ts';
import { useVisitForm } from '#web/features/admin/desk/visit-form/use-visit-form.ts';
import { VisitForm } from '#web/features/admin/desk/visit-form/visit-form.tsx';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { bookTexts as texts } from './book-texts.ts';
import { BookedVisit } from './booked-visit.tsx';
import { deskRequest, newDeskRequest } from './desk-request.ts';
import { findVisitToday } from './find-visit-today.ts';
import { VisitToday } from './visit-today.tsx';

const requiredFields: readonly (keyof DeskForm)[] = ['firstName', 'lastName', 'dob', 'phone'];

const draftId = 'book';

/** That of the form that was closed before. */
const keptRequest = () => drafts().get(draftId)?.request as ReturnType<typeof newDeskRequest> | undefined;

interface BookVisitProps {
  slot: AppointmentSlot;
  now: Date;
  onClose: () => void;
}

/**
 * Books a slot for a caller or a walk-in, then shows the number to read out. A walk-in who already has a visit today
 * may use that one instead. Keeps what was typed until the server confirms. The same form sent again books once.
 */
export function BookVisit({ slot, now, onClose }: BookVisitProps) {
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  const today = clinicDateAt(now);
  const { track, submitBy, ...form } = useVisitForm({
    defaultValues: deskFormOf(),
    resolver: zodResolver(z.extend(deskFormSchema, { dob: birthDateOn(today) })),
    texts,
  });
  const [request, setRequest] = useState(() => keptRequest() ?? newDeskRequest());
  const [booked, setBooked] = useState<Appointment>();
  const [existing, setExisting] = useState<Appointment>();
  const [wantsAnother, setWantsAnother] = useState(false);

  async function book(values: DeskForm) {
    const body = deskRequest(values, slot, request);
    const reply = await track(call('POST /api/admin/appointments', { body })).catch((error: unknown) => {
      // Someone may have taken the slot, or the visit may be booked after all: the day must show it.
      refresh();
      throw error;
    });
    drafts().delete(draftId);
    setRow(reply.appointment);
    setBooked(reply.appointment);
  }

  const submit = submitBy(async (values) => {
    const mayHaveVisit = slot.date === today && !wantsAnother;
    const found = mayHaveVisit && (await findVisitToday(call, values, today, request.confirmationNumber));
    if (found) setExisting(found);
    else await book(values);
  });

  if (booked) return <BookedVisit visit={booked} onClose={onClose} />;
  return (
    <>
      <VisitForm
        {...form}
        draft={{ id: draftId, request, onStartOver: () => setRequest(newDeskRequest()) }}
        title={texts.bookAt(formatSlotTime(slot.time))}
        what={`${clinicById(slot.locationId).name}, ${formatLongDate(slot.date, { year: true })}`}
        texts={texts}
        isOptional={(field) => !requiredFields.includes(field)}
        hasReason
        emailHint={texts.emailHint}
        onSubmit={submit}
        onClose={onClose}
      />
      {existing && (
        <VisitToday
          visit={existing}
          slot={slot}
          onClose={() => setExisting(undefined)}
          onUsed={() => {
            drafts().delete(draftId);
            onClose();
          }}
          onBookAnother={() => {
            setExisting(undefined);
            setWantsAnother(true);
            void submitBy(book)();
          }}
        />
      )}
    </>
  );
}
