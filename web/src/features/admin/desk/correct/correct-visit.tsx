import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { type Correction, correctionFields, correctionSchema } from '#shared/appointments/correction.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useVisitChange } from '#web/features/admin/desk/visit/use-visit-change.ts';
import { visitText } from '#web/features/admin/desk/visit/visit-text.ts';
import { birthDateOn, type DeskForm, deskFormOf } from '#web/features/admin/desk/visit-form/desk-form.ts';
import { VisitFields } from '#web/features/admin/desk/visit-form/visit-fields.tsx';
import { visitFormTexts } from '#web/features/admin/desk/visit-form/visit-form-texts.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { currentRecord } from '#web/features/admin/failure/failure.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
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
  const { latest } = useRecordChanges<Appointment>('appointments');
  const change = useVisitChange();
  const shown = latest(visit) ?? visit;
  const form = useTaskForm(resolverFor(shown, now), deskFormOf(visit));
  const email = useWatch({ control: form.control, name: 'email' }).trim().toLowerCase();
  const kind = mailKind(shown, now);
  const isReaddressed = email !== shown.email.toLowerCase();
  const meanwhile = Object.entries(changesOf(shown, visit));

  function send(changes: DeskForm) {
    const request = call('PUT /api/admin/appointments/{confirmationNumber}', {
      params: { confirmationNumber: visit.confirmationNumber },
      body: { ...changes, version: shown.version },
    });
    return change(request).catch((error: unknown) => {
      const current = currentRecord<Appointment>(error);
      if (current) form.reset(deskFormOf(current), { keepDirtyValues: true });
      throw error;
    });
  }

  function doneText(corrected: Appointment): string {
    const isMailed = isReaddressed && corrected.email && kind === 'confirmed';
    return texts.done(patientName(corrected)) + (isMailed ? ` ${texts.mailed(corrected.email)}` : '');
  }

  return (
    <TaskDialog
      texts={{ ...texts, ...visitFormTexts, title: texts.label(patientName(visit)), done: doneText }}
      form={form}
      send={send}
      onDone={() => drafts().delete(draftId)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="text-soft">{visitText(shown)}</p>
          <Draft id={draftId} form={form} />
          {meanwhile.length > 0 && (
            <Notice title={texts.changedBySomeone}>
              {meanwhile.map(([name, value]) => (
                <p key={name}>
                  <bdi>{texts.changed(visitFormTexts.labels[name as keyof DeskForm], value)}</bdi>
                </p>
              ))}
            </Notice>
          )}
          <VisitFields
            form={form}
            field={field}
            isOptional={(name) => removable.includes(name) || !shown[name]}
            emailHint={isReaddressed && email ? texts.mails[kind] : undefined}
          />
        </>
      )}
    </TaskDialog>
  );
}
