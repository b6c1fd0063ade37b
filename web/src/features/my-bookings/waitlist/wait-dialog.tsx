import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { type Clinic, clinicById, clinics } from '#shared/clinics/clinics.ts';
import { addDays } from '#shared/time/clinic-time.ts';
import { longestWaitDays } from '#shared/waitlist/entry.ts';
import { waitlistRoutes } from '#shared/waitlist/routes.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { currentLookup } from '#web/domain/lookup/lookup-session.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { newAttempt } from '#web/lib/attempt.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { fieldClasses } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { uiTexts } from '#web/ui/texts.ts';
import type { EarlierTimeProps } from './earlier-time.tsx';
import { failureText, WaitEntry } from './waitlist-screen.tsx';
import { waitlistTexts } from './waitlist-texts.ts';

const texts = waitlistTexts.dialog;
const { body: requestSchema } = waitlistRoutes['POST /api/waitlist'];

type WaitRequest = z.output<typeof requestSchema>;
type Start = Omit<EarlierTimeProps, 'titleId'>;

/** The form for joining the waitlist, the last day that it offers, and its request. */
function useWait({ clinicId, until, today, visit }: Start) {
  const furthest = today && addDays(today, longestWaitDays);
  const last = visit && !(furthest && furthest < until) ? until : furthest;
  // Refuses only days after the visit. The server refuses days that have passed or are too far ahead.
  const day = requestSchema.shape.until.check(z.refine((date) => !visit || date <= until, texts.afterVisit));
  const form = useForm<WaitRequest>({
    resolver: zodResolver(z.extend(requestSchema, { until: day })),
    mode: 'onTouched',
    defaultValues: {
      locationIds: clinicId ? [clinicId] : [],
      until: last && last < until ? last : until,
      email: visit?.email ?? currentLookup()?.email ?? '',
      confirmationNumber: visit?.confirmationNumber,
    },
  });
  const shown = (['email', 'until', 'locationIds'] as const).filter((name) => !visit || name !== 'email');
  const fieldsOf = (error: Error | null) =>
    error instanceof ApiProblem ? shown.filter((name) => error.fields[name]) : [];

  // All requests share one attempt, so that sending again after a lost reply makes no second entry.
  const [attempt] = useState(newAttempt);
  const sending = useSingleMutation({
    mutationFn: (request: WaitRequest) =>
      withPatientToken(request.confirmationNumber ?? '', (token) =>
        api('POST /api/waitlist', { body: { ...request, attempt }, token }),
      ),
    onError(error) {
      for (const name of fieldsOf(error)) {
        form.setError(name, { message: (error as ApiProblem).fields[name] ?? '' }, { shouldFocus: true });
      }
    },
  });
  const { error, data: joined, isPending, mutate } = sending;
  const isAtField = fieldsOf(error).length > 0;
  return { form, last, joined, isBusy: isPending, error: isAtField ? null : error, send: mutate };
}

interface ClinicFieldProps {
  form: UseFormReturn<WaitRequest>;
  /** The clinic chosen at first, which stays in view. The other clinics are folded below it, nearest first. */
  clinic: Clinic | undefined;
}

function ClinicField({ form, clinic }: ClinicFieldProps) {
  const errorId = useId();
  const error = form.formState.errors.locationIds?.message;
  const inOrder = clinic ? clinicsByDistance(clinic).map((near) => near.clinic) : clinics;
  const [first, ...others] = inOrder.map(({ id, name }) => (
    <label key={id} className="flex items-center gap-3 min-h-target cursor-pointer">
      <input type="checkbox" value={id} {...form.register('locationIds')} />
      {name}
    </label>
  ));
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className={`p-0 ${fieldClasses.label}`}>{texts.labels.locationIds}</legend>
      {error && (
        <p id={errorId} className={fieldClasses.error}>
          {error}
        </p>
      )}
      {first}
      <details open={!clinic}>
        <summary className="min-h-target py-2 text-link font-semibold cursor-pointer">{texts.others}</summary>
        {others}
      </details>
    </fieldset>
  );
}

type WaitDialogProps = Start & { open: boolean; onClose: () => void };

/** Asks which clinics and until when, then shows what happens next, even after it was closed and reopened. */
export function WaitDialog({ open, onClose, ...start }: WaitDialogProps) {
  const { clinicId, today, visit } = start;
  const id = useId();
  const { form, last, joined, isBusy, error, send } = useWait(start);
  const field = formFields(form, { labels: texts.labels, readOnly: isBusy });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      isTypedIn={form.formState.isDirty && !joined}
      title={texts.title}
      footer={
        joined ? (
          <Button onClick={onClose}>{uiTexts.close}</Button>
        ) : (
          <FormFooter formId={id} isBusy={isBusy} texts={texts} onCancel={onClose} />
        )
      }
    >
      {joined ? (
        <WaitEntry {...joined} takesFocus />
      ) : (
        <Form id={id} onSubmit={form.handleSubmit((body) => send(body))} aria-label={texts.title}>
          {error && (
            <Notice tone="error" live>
              {failureText(error)}
            </Notice>
          )}
          <p className="wrap-anywhere">
            {texts.email} {visit ? <strong>{visit.email}</strong> : texts.you} {texts.notHeld}{' '}
            {visit && waitlistTexts.keeps}
          </p>
          {!visit && <EmailField {...field('email')} id={`${id}-email`} />}
          <DateField {...field('until')} id={`${id}-until`} min={today} max={last} />
          <ClinicField form={form} clinic={clinicId && clinicById(clinicId)} />
        </Form>
      )}
    </Dialog>
  );
}
