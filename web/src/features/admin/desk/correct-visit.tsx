import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { type Correction, correctionFields, correctionSchema } from '#shared/appointments/correction.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { currentRecord } from '#web/features/admin/failure/failure.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { patientName, visitText } from './appointments-texts.ts';
import { type DeskDialogProps, useVisits } from './use-desk.ts';
import { birthDateOn, type DeskForm, deskFormOf, VisitFields, visitLabels } from './visit-fields.tsx';

export const correctTexts = {
  button: 'Correct',
  label: (name: string) => `Correct ${name}’s visit`,
  mails: {
    confirmed: 'The confirmation goes to the new address. Links in earlier emails stop working.',
    cancelled: 'We’ll tell the new address that the visit is canceled. Links in earlier emails stop working.',
    other: 'Links in earlier emails stop working.',
  },
  submit: 'Save',
  busy: 'Saving…',
  failed: 'We couldn’t save the correction',
  unknown: 'We’re not sure the correction was saved. It’s safe to try again.',
};
const texts = correctTexts;

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

/** Corrects what a visit says of its patient. After someone else's change, it shows that and keeps what was typed. */
export function CorrectVisit(props: DeskDialogProps & { visit: Appointment; first?: keyof DeskForm }) {
  const { visit, first, now, onClose } = props;
  const draftId = `correct ${visit.confirmationNumber}`;
  const { call } = useSession();
  const { newest, change } = useVisits();
  const shown = newest(visit);
  const form = useTaskForm(resolverFor(shown, now), deskFormOf(visit));
  const email = useWatch({ control: form.control, name: 'email' }).trim().toLowerCase();
  const mail = mailKind(shown, now);
  const isReaddressed = email !== shown.email.toLowerCase();
  const meanwhile = Object.entries(changesOf(shown, visit));

  function send(changes: DeskForm) {
    const params = { confirmationNumber: visit.confirmationNumber };
    const body = { ...changes, version: shown.version };
    const request = call('PUT /api/admin/appointments/{confirmationNumber}', { params, body });
    return change(request).catch((error: unknown) => {
      const current = currentRecord<Appointment>(error);
      if (current) form.reset(deskFormOf(current), { keepDirtyValues: true });
      throw error;
    });
  }

  function doneText(corrected: Appointment): string {
    const text = `${patientName(corrected)}’s visit is corrected.`;
    const isMailed = isReaddressed && corrected.email && mail === 'confirmed';
    return isMailed ? `${text} We’re emailing the confirmation to ${corrected.email}.` : text;
  }

  return (
    <TaskDialog
      texts={{ ...texts, labels: visitLabels, title: texts.label(patientName(visit)), done: doneText }}
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
            <Notice title="Changed while you were editing:">
              {meanwhile.map(([name, value]) => (
                <p key={name}>
                  <bdi>{`${visitLabels[name as keyof DeskForm]}: ${value || 'removed'}`}</bdi>
                </p>
              ))}
            </Notice>
          )}
          <VisitFields
            form={form}
            field={field}
            {...(first && { first })}
            isOptional={(name) => removable.includes(name) || !shown[name]}
            emailHint={isReaddressed && email ? texts.mails[mail] : undefined}
          />
        </>
      )}
    </TaskDialog>
  );
}
