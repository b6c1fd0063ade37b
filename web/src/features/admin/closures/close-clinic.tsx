import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { lastBookableDate, slotStart } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type Closure, closureRefusal, normalizeHours, overlapsHours } from '#shared/closures/closure.ts';
import { closureRoutes } from '#shared/closures/routes.ts';
import { addDays, type ClinicDate, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { readDayAppointments } from '#web/features/admin/day/use-day.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { clinicOptions } from '#web/features/admin/filters/record-filters.tsx';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { closuresTexts } from './closures-texts.ts';

const texts = closuresTexts.form;

/** A field for a time within the clinics' hours. */
const timeInput = { type: 'time', min: '08:00', max: '17:00', optional: true } as const;

const isOpen = (time: string) => time === '' || (time >= timeInput.min && time <= timeInput.max);
const hour = z.string().check(z.refine(isOpen, texts.outsideHours));
const fields = z.extend(closureRoutes['POST /api/closures'].body, { from: hour, to: hour });

export type ClosureForm = z.output<typeof fields>;

/** The request for a filled-in form. */
export function closureRequest({ from, to, locationId, date, reason }: ClosureForm) {
  const hours = normalizeHours({ from: from || undefined, to: to || undefined });
  return { locationId, date, ...hours, reason: reason.trim() };
}

/** The schema of the form: the contract's, and the rules that depend on the current time. */
export function closureFormSchema(now: Date) {
  return fields.check(({ value, issues }) => {
    const refusal = closureRefusal(closureRequest(value), now);
    if (!refusal) return;
    issues.push({ code: 'custom', input: value, path: [refusal.field], message: refusal.message });
  });
}

interface ChoicesProps {
  form: UseFormReturn<ClosureForm>;
  name: 'date' | 'reason';
  /** The group's accessible name. */
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** Buttons that fill a field with its most common values. */
function Choices({ form, name, label, choices }: ChoicesProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 pt-2" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          variant="secondary"
          size="small"
          aria-pressed={choice.value === form.watch(name)}
          onClick={() => form.setValue(name, choice.value, { shouldDirty: true, shouldValidate: true })}
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

/** How many visits are booked during the hours to close, once a clinic and a day are chosen. */
function BookedThen({ request, now }: { request: ReturnType<typeof closureRequest>; now: Date }) {
  const { locationId: clinicId, date } = request;
  const { call } = useSession();
  const enabled = Boolean(clinicId && date) && !closureRefusal(request, now);
  const { data, isError } = useQuery({
    queryKey: ['appointments', 'on', clinicId, date],
    queryFn: ({ signal }) => readDayAppointments(call, { clinicId, date }, signal),
    enabled,
  });
  const visits = data?.filter(
    ({ status, time }) =>
      status === 'confirmed' && overlapsHours(time, request) && slotStart(date, time) > now,
  );
  const unknown = isError ? texts.notCounted : texts.counting;
  return (
    <p role="status" className="font-bold">
      {enabled && (visits ? texts.affected(visits.length) : unknown)}
    </p>
  );
}

interface CloseClinicProps {
  onClosed: (closure: Closure) => void;
  onClose: () => void;
}

/** The dialog that closes a clinic for a day or some hours. It keeps its input until the server confirms. */
export function CloseClinic({ onClosed, onClose }: CloseClinicProps) {
  const { filters } = useDashboardUrl();
  // The browser's clock if the server doesn't reply, which checks the date again.
  const { now = new Date() } = useServerClock();
  const { call } = useSession();
  // A clinic and date from the URL were chosen after any draft without them.
  const draftId = `close ${filters.clinic} ${filters.from}`;
  const form = useTaskForm<ClosureForm>(zodResolver(closureFormSchema(now)), {
    locationId: filters.clinic as ClosureForm['locationId'],
    date: filters.from,
    from: '',
    to: '',
    reason: '',
  });
  const today = clinicDateAt(now);

  async function send(values: ClosureForm) {
    const { closure } = await call('POST /api/closures', { body: closureRequest(values) });
    drafts().delete(draftId);
    return closure;
  }

  return (
    <TaskDialog texts={texts} form={form} send={send} onDone={onClosed} onClose={onClose}>
      {(field) => (
        <>
          <Draft id={draftId} form={form} />
          <SelectField options={clinicOptions} placeholder={texts.chooseClinic} {...field('locationId')} />
          <div>
            <DateField min={today} max={lastBookableDate(now)} {...field('date')} />
            <Choices form={form} name="date" label={texts.usualDays} choices={presetDates(today)} />
          </div>
          <div>
            <FieldPairs>
              <TextField {...field('from')} {...timeInput} />
              <TextField {...field('to')} {...timeInput} />
            </FieldPairs>
            <p className="pt-2 text-soft text-sm">{texts.hoursHint}</p>
          </div>
          <BookedThen request={closureRequest(form.watch())} now={now} />
          <div>
            <TextField hint={texts.reasonHint} maxLength={100} autoComplete="off" {...field('reason')} />
            <Choices
              form={form}
              name="reason"
              label={texts.usualReasons}
              choices={texts.reasons.map((reason) => ({ value: reason, label: reason }))}
            />
          </div>
          <p className="text-soft">{texts.meaning}</p>
        </>
      )}
    </TaskDialog>
  );
}
