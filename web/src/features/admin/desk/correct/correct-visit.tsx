import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { type Correction, correctionFields, correctionSchema } from '#shared/appointments/correction.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { visitText } from '#web/features/admin/desk/visit/visit-text.ts';
import { birthDateOn, type DeskForm, deskFormOf } from '#web/features/admin/desk/visit-form/desk-form.ts';
import { useVisitForm } from '#web/features/admin/desk/visit-form/use-visit-form.ts';
import { VisitForm } from '#web/features/admin/desk/visit-form/visit-form.tsx';
import { visitFormTexts } from '#web/features/admin/desk/visit-form/visit-form-texts.ts';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { currentRecord } from '#web/features/admin/failure/refusal.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { correctTexts as texts } from './correct-texts.ts';

/** The fields whose text differs. */
function changesOf(to: Partial<DeskForm>, from: Partial<DeskForm>): Correction {
  const [next, known] = [deskFormOf(to), deskFormOf(from)];
  const changed = correctionFields.filter((field) => next[field].trim() !== known[field]);
  return Object.fromEntries(changed.map((field) => [field, next[field]]));
}

/** Checks and passes on only what differs from the visit: what it lacks may stay empty. */
function resolverFor(visit: Appointment, now: Date): Resolver<DeskForm> {
  const schema = z.extend(correctionSchema, { dob: z.optional(birthDateOn(clinicDateAt(now))) });
  const resolver = zodResolver(schema) as unknown as Resolver<DeskForm>;
  return (values, context, options) => resolver(changesOf(values, visit) as DeskForm, context, options);
}

/** What a new email address gets. */
function mailKind(visit: Appointment, now: Date): keyof typeof texts.mails {
  if (hasStarted(visit, now)) return 'other';
  return visit.status === 'confirmed' || visit.status === 'cancelled' ? visit.status : 'other';
}

/** What a visit can do without. */
const removable: readonly (keyof DeskForm)[] = ['phone', 'email', 'note'];

interface CorrectVisitProps {
  visit: Appointment;
  now: Date;
  onClose: () => void;
}

/** Corrects what a visit says of its patient. After someone else's change, it shows that and keeps what was typed. */
export function CorrectVisit({ visit, now, onClose }: CorrectVisitProps) {
  const draftId = `correct ${visit.confirmationNumber}`;
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  const [shown, setShown] = useState(visit);
  const { track, submitBy, ...typed } = useVisitForm({
    defaultValues: deskFormOf(visit),
    resolver: resolverFor(shown, now),
    texts,
  });
  const email = useWatch({ control: typed.form.control, name: 'email' }).trim().toLowerCase();
  const kind = mailKind(shown, now);
  const isReaddressed = email !== shown.email.toLowerCase();
  const name = patientName(visit);
  const meanwhile = Object.entries(changesOf(shown, visit));

  const submit = submitBy(async (changes) => {
    const request = call('PUT /api/admin/appointments/{confirmationNumber}', {
      params: { confirmationNumber: visit.confirmationNumber },
      body: { ...changes, version: shown.version },
    });
    const { appointment } = await track(request).catch((error: unknown) => {
      const current = currentRecord<Appointment>(error);
      if (current) {
        setRow(current);
        setShown(current);
        typed.form.reset(deskFormOf(current), { keepDirtyValues: true });
      } else refresh();
      throw error;
    });
    drafts().delete(draftId);
    setRow(appointment);
    const mailed =
      isReaddressed && appointment.email && kind === 'confirmed' ? ` ${texts.mailed(appointment.email)}` : '';
    showToast(texts.done(patientName(appointment)) + mailed, { tone: 'success' });
    onClose();
  });

  return (
    <VisitForm
      {...typed}
      draft={{ id: draftId }}
      title={texts.label(name)}
      what={visitText(shown)}
      texts={texts}
      isOptional={(field) => removable.includes(field) || !shown[field]}
      emailHint={isReaddressed && email ? texts.mails[kind] : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {meanwhile.length > 0 && (
        <Notice title={texts.changedBySomeone}>
          {meanwhile.map(([field, value]) => (
            <p key={field}>
              <bdi>{texts.changed(visitFormTexts.labels[field as keyof DeskForm], value)}</bdi>
            </p>
          ))}
        </Notice>
      )}
    </VisitForm>
  );
}
