import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { lastBookableDate, slotStart } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { type Closure, closureRefusal, normalizeHours, overlapsHours } from '#shared/closures/closure.ts';
import { closureRoutes } from '#shared/closures/routes.ts';
import { calendarDate } from '#shared/forms/fields.ts';
import { required } from '#shared/required.ts';
import { addDays, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { readDayAppointments } from '#web/features/admin/day/use-day.ts';
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

const usualReasons = ['Holiday', 'No radiologic technologist', 'Staff shortage'];

const isOpen = (time: string) => time === '' || (time >= timeInput.min && time <= timeInput.max);
const hour = z.string().check(z.refine(isOpen, 'Choose a time between 8:00 AM and 5:00 PM'));
const { body } = closureRoutes['POST /api/closures'];
const fields = z.extend(z.omit(body, { locationIds: true, dates: true }), {
  locationId: z.enum(clinicIds, 'Choose a clinic'),
  date: calendarDate(),
  from: hour,
  to: hour,
});

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
    if (refusal)
      issues.push({ code: 'custom', input: value, path: [refusal.field], message: refusal.message });
  });
}

interface ChoicesProps {
  form: UseFormReturn<ClosureForm>;
  name: 'date' | 'reason';
  /** The group's accessible name. */
  label: string;
  values: readonly string[];
  /** The buttons' texts, where these aren't the values. */
  names?: Partial<Record<string, string>>;
}

/** Buttons that fill a field with its most common values. */
function Choices({ form, name, label, values, names = {} }: ChoicesProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 pt-2" aria-label={label}>
      {values.map((value) => (
        <Button
          key={value}
          variant="secondary"
          size="small"
          aria-pressed={value === form.watch(name)}
          onClick={() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
        >
          {names[value] ?? value}
        </Button>
      ))}
    </fieldset>
  );
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
  const counting = isError
    ? 'We couldn’t check for visits during that time. You’ll see the affected visits after you close the clinic.'
    : 'Checking for visits during that time…';
  return (
    <p role="status" className="font-bold">
      {enabled && (visits ? texts.affected(visits.length) : counting)}
    </p>
  );
}

/** Reads again what depends on the closures. Never rejects: the lists themselves show that they couldn't be read. */
export function useRefreshClosures() {
  const queries = useQueryClient();
  const keys = [['closures'], ['appointments']];
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

interface CloseClinicProps {
  /** Called when the dialog has closed. The list has the closure by then. */
  onClosed: (closure: Closure) => void;
  onClose: () => void;
}

/** The dialog that closes a clinic for a day or some hours. It keeps its input until the server confirms. */
export function CloseClinic({ onClosed, onClose }: CloseClinicProps) {
  const { filters } = useDashboardUrl();
  // The browser's clock if the server doesn't reply, which checks the date again.
  const { now = new Date() } = useServerClock();
  const { call } = useSession();
  const refresh = useRefreshClosures();
  const form = useTaskForm<ClosureForm>(zodResolver(closureFormSchema(now)), {
    locationId: filters.clinic as ClosureForm['locationId'],
    date: filters.from,
    from: '',
    to: '',
    reason: '',
  });
  const today = clinicDateAt(now);
  const nextDay = nextClinicDay(today);
  const usualDays = isClinicDay(today) ? [today, nextDay] : [nextDay];
  const tomorrow = addDays(today, 1);
  const dayTexts = { [nextDay]: formatLongDate(nextDay), [tomorrow]: texts.tomorrow, [today]: 'Today' };
  // A clinic and date from the URL were chosen after any draft without them.
  const draft = { id: `close ${filters.clinic} ${filters.from}` };

  async function send(values: ClosureForm) {
    const { closure } = await call('POST /api/closures', { body: closureRequest(values) });
    await refresh();
    return required(closure, 'closure');
  }

  return (
    <TaskDialog texts={texts} form={form} draft={draft} send={send} onDone={onClosed} onClose={onClose}>
      {(field) => (
        <>
          <SelectField options={clinicOptions} placeholder="Choose a clinic" {...field('locationId')} />
          <div>
            <DateField min={today} max={lastBookableDate(now)} {...field('date')} />
            <Choices form={form} name="date" label="Quick dates" values={usualDays} names={dayTexts} />
          </div>
          <div>
            <FieldPairs>
              <TextField {...field('from')} {...timeInput} />
              <TextField {...field('to')} {...timeInput} />
            </FieldPairs>
            <p className="pt-2 text-soft text-sm">
              Leave both blank to close all day, “From” blank to start at opening time, or “To” blank to close
              for the rest of the day.
            </p>
          </div>
          <BookedThen request={closureRequest(form.watch())} now={now} />
          <div>
            <TextField hint="For staff only. Patients won’t see it." maxLength={100} {...field('reason')} />
            <Choices form={form} name="reason" label="Common reasons" values={usualReasons} />
          </div>
          <p className="text-soft">
            Patients won’t be able to book there during that time. Booked visits won’t be canceled: you’ll see
            who to call. You can reopen it anytime.
          </p>
        </>
      )}
    </TaskDialog>
  );
}
