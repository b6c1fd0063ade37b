import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { lastBookableDate, slotStart } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { overlapsHours } from '#shared/closures/closure.ts';
import { addDays, type ClinicDate, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { dayAppointmentsKey, readDayAppointments } from '#web/features/admin/day/use-day.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { clinicOptions } from '#web/features/admin/filters/record-filters.tsx';
import { ActionDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldPairs, Form } from '#web/ui/forms/form.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ClosureDetails } from './closure-card.tsx';
import {
  type ClosureForm,
  type ClosureRequest,
  closureFields,
  closureFormSchema,
  closureRequest,
  timeInput,
} from './closure-form.ts';
import styles from './closures.module.css';
import { closuresTexts } from './closures-texts.ts';
import { useClosureChanges } from './use-closures.ts';

const { form: texts, confirm } = closuresTexts;

interface ChoicesProps {
  /** The group's accessible name. */
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** Buttons that fill a field with its most common values. */
function Choices({ label, choices, value, onChoose }: ChoicesProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 pt-2" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          variant="secondary"
          size="small"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </fieldset>
  );
}

/** The dates closed most often: today and the next clinic day. */
function presetDates(today: ClinicDate): { value: ClinicDate; label: string }[] {
  const next = nextClinicDay(today);
  return [
    ...(isClinicDay(today) ? [{ value: today, label: texts.today }] : []),
    { value: next, label: next === addDays(today, 1) ? texts.tomorrow : formatLongDate(next) },
  ];
}

/** How many visits are booked during the hours to close. */
function BookedThen({ request, now }: { request: ClosureRequest; now: Date }) {
  const { locationId: clinicId, date } = request;
  const { call } = useSession();
  const { data, isError } = useQuery({
    queryKey: dayAppointmentsKey(clinicId, date),
    queryFn: ({ signal }) => readDayAppointments(call, { clinicId, date }, signal),
  });
  const count = data?.filter(
    ({ status, time }) =>
      status === 'confirmed' && overlapsHours(time, request) && slotStart(date, time) > now,
  ).length;
  const unknown = isError ? confirm.notCounted : confirm.counting;
  return (
    <p role="status">
      <strong>{count === undefined ? unknown : confirm.affected(count)}</strong>
    </p>
  );
}

/** The form that closes a clinic for a day or some hours. It keeps its input until the server confirms. */
export function CloseClinic({ onClosed }: { onClosed: (id: string) => void }) {
  const { filters } = useDashboardUrl();
  // The browser's clock if the server doesn't reply, which checks the date again.
  const { now = new Date() } = useServerClock();
  const { call } = useSession();
  const showChange = useClosureChanges();
  /** The request that waits for confirmation. */
  const [request, setRequest] = useState<ClosureRequest>();
  // A clinic and date from the URL were chosen after any draft without them.
  const draftId = `close ${filters.clinic} ${filters.from}`;
  const form = useForm<ClosureForm>({
    resolver: zodResolver(closureFormSchema(() => now)),
    mode: 'onTouched',
    defaultValues: {
      locationId: filters.clinic as ClosureForm['locationId'],
      date: filters.from,
      part: 'day',
      from: '',
      to: '',
      reason: '',
    },
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState, setValue, setError, reset, watch } = form;
  const { errors, submitCount } = formState;
  const today = clinicDateAt(now);

  const field = (name: (typeof closureFields)[number], label: string) => ({
    id: `closure-${name}`,
    label,
    error: errors[name]?.message,
    ...register(name),
  });

  const choices = (name: 'date' | 'reason') => ({
    value: watch(name),
    onChoose: (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: true }),
  });

  const messages = closureFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: `closure-${name}`, message }] : [];
  });

  async function close(body: ClosureRequest) {
    try {
      return await call('POST /api/closures', { body });
    } catch (error) {
      const refusals = error instanceof ApiProblem ? error.fields : {};
      const refused = closureFields.filter((name) => refusals[name]);
      for (const name of refused) setError(name, { message: refusals[name] });
      // Close the dialog, because it covers the refused fields.
      if (refused.length > 0) setRequest(undefined);
      throw error;
    }
  }

  return (
    <Card tone="raised" className="grid gap-4">
      <h2 id="closure-title" className="text-xl">
        {texts.title}
      </h2>
      <Form
        aria-labelledby="closure-title"
        onSubmit={handleSubmit((values) => setRequest(closureRequest(values)))}
      >
        {submitCount > 0 && <ErrorSummary attempt={submitCount} errors={messages} />}
        <Draft id={draftId} form={form} />
        <SelectField
          {...field('locationId', texts.clinic)}
          options={clinicOptions}
          placeholder={texts.chooseClinic}
        />
        <div>
          <DateField {...field('date', texts.date)} min={today} max={lastBookableDate(now)} />
          <Choices label={texts.usualDays} choices={presetDates(today)} {...choices('date')} />
        </div>
        <fieldset className="grid gap-2">
          <legend className="p-0 font-semibold leading-140">{texts.hours}</legend>
          <div className="flex flex-wrap gap-x-5">
            {(['day', 'hours'] as const).map((part) => (
              <label key={part} className="inline-flex items-center gap-2 min-h-target cursor-pointer">
                <input type="radio" className={styles.radio} value={part} {...register('part')} />
                {texts.parts[part]}
              </label>
            ))}
          </div>
          {watch('part') === 'hours' && (
            <>
              <p className="text-soft text-sm">{texts.hoursHint}</p>
              <FieldPairs>
                <TextField {...field('from', texts.from)} {...timeInput} />
                <TextField {...field('to', texts.to)} {...timeInput} />
              </FieldPairs>
            </>
          )}
        </fieldset>
        <div>
          <TextField
            {...field('reason', texts.reason)}
            hint={texts.reasonHint}
            maxLength={100}
            autoComplete="off"
          />
          <Choices
            label={texts.usualReasons}
            choices={texts.reasons.map((reason) => ({ value: reason, label: reason }))}
            {...choices('reason')}
          />
        </div>
        <Button variant="coral" type="submit">
          {texts.submit}
        </Button>
      </Form>
      {request && (
        <ActionDialog
          texts={{ ...confirm, question: confirm.question(clinicById(request.locationId).name) }}
          send={() => close(request)}
          onDone={(created) => {
            showChange(created.closure.id, created);
            reset();
            drafts().delete(draftId);
            onClosed(created.closure.id);
          }}
          onClose={() => setRequest(undefined)}
        >
          <ClosureDetails closed={request} />
          <BookedThen request={request} now={now} />
        </ActionDialog>
      )}
    </Card>
  );
}
