import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { lastBookableDate, slotStart } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds, clinics } from '#shared/clinics/clinics.ts';
import { type Closure, closureRefusal, normalizeHours, overlapsHours } from '#shared/closures/closure.ts';
import { closureRoutes, maxClosedDays } from '#shared/closures/routes.ts';
import { calendarDate } from '#shared/forms/fields.ts';
import { addDays, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { readDayAppointments } from '#web/features/admin/day/use-day.ts';
import { useVisits } from '#web/features/admin/desk/use-desk.ts';
import { Choice, TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { fieldClasses } from '#web/ui/forms/field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { countAddresses } from './affected-patients.tsx';
import { closuresTexts } from './closures-texts.ts';

const texts = closuresTexts.form;

const fields = z.object({
  locationIds: z.array(z.enum(clinicIds)).check(z.minLength(1, 'Choose a clinic')),
  date: calendarDate(),
  /** Empty to close for one day only. */
  lastDate: z.string(),
  from: z.string(),
  to: z.string(),
  reason: closureRoutes['POST /api/closures'].body.shape.reason,
});

export type ClosureForm = z.output<typeof fields>;

/** The requests for a filled-in form: one for each clinic, with the days on which it would otherwise be open. */
export function closureRequests({ locationIds, date, lastDate, from, to, reason }: ClosureForm) {
  const hours = normalizeHours({ from: from || undefined, to: to || undefined });
  return locationIds.map((locationId) => {
    const dates = [];
    // Stops when the server would refuse the number of days: while a year is typed, the last day may be centuries away.
    for (let day = date; date && day <= lastDate && dates.length <= maxClosedDays; day = addDays(day, 1))
      if (isClinicDay(day, locationId)) dates.push(day);
    if (dates.length === 0) dates.push(date);
    return { locationIds: [locationId], dates, ...hours, reason: reason.trim() };
  });
}

/** Each clinic and day of a filled-in form. */
const closedTimes = (form: ClosureForm) =>
  closureRequests(form).flatMap(({ locationIds, dates, from, to }) =>
    locationIds.flatMap((locationId) => dates.map((date) => ({ locationId, date, from, to }))),
  );

/** The schema of the form: its fields, and the rules of a closure, which depend on the current time. */
export function closureFormSchema(now: Date) {
  return fields.check(({ value, issues }) => {
    const isBackwards = value.lastDate !== '' && value.lastDate < value.date;
    const refusal = isBackwards
      ? { field: 'lastDate', message: 'Choose a later day' }
      : closedTimes(value).flatMap((one) => closureRefusal(one, now) ?? [])[0];
    if (refusal)
      issues.push({ code: 'custom', input: value, path: [refusal.field], message: refusal.message });
  });
}

/** The visits during the chosen time: undefined until they have loaded, and none until a valid time is chosen. */
function useVisitsThen(form: ClosureForm, now: Date) {
  const { call } = useSession();
  const closed = closedTimes(form);
  const isChosen = closed.length > 0 && closed.every((one) => !closureRefusal(one, now));
  const clinicId = form.locationIds.length === 1 ? form.locationIds[0] : undefined;
  const day = { clinicId, date: form.date, to: form.lastDate || form.date };
  const { data, isError } = useQuery({
    queryKey: ['appointments', 'to close', day],
    queryFn: ({ signal }) => readDayAppointments(call, day, signal),
    enabled: isChosen,
  });
  const visits = data?.filter(
    ({ status, location, date, time }) =>
      status === 'confirmed' &&
      slotStart(date, time) > now &&
      closed.some((one) => one.locationId === location.id && one.date === date && overlapsHours(time, one)),
  );
  return { isChosen, isError, visits: isChosen ? visits : [] };
}

interface ChoicesProps {
  form: UseFormReturn<ClosureForm>;
  name: keyof ClosureForm;
  /** What the buttons say, and what they fill in. */
  choices: [text: string, value: string | ClinicId[]][];
}

/** Buttons that fill a field with its most common values. */
function Choices({ form, name, choices }: ChoicesProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 pt-2" aria-label={`${texts.labels[name]}, common choices`}>
      {choices.map(([text, value]) => (
        <SmallButton
          key={text}
          aria-pressed={String(value) === String(form.watch(name))}
          onClick={() => form.setValue(name, value as never, { shouldDirty: true, shouldValidate: true })}
        >
          {text}
        </SmallButton>
      ))}
    </fieldset>
  );
}

/**
 * Closes the clinics one by one, then emails their patients. After a failure, sending the same form again goes on where
 * the last attempt stopped. If staff have reopened the form, all requests are sent again: closed clinics stay closed,
 * and the server emails no patient twice.
 */
function useClosing() {
  const { call } = useSession();
  const { refresh } = useVisits();
  const [replies] = useState(() => new Map<string, unknown>());
  const [step, setStep] = useState<{ closed: ClinicId[]; open: ClinicId[] }>({ closed: [], open: [] });

  async function once<Reply>(key: string, send: () => Promise<Reply>): Promise<Reply> {
    const reply = replies.has(key) ? (replies.get(key) as Reply) : await send();
    replies.set(key, reply);
    return reply;
  }

  async function close(form: ClosureForm) {
    const { locationIds: ids } = form;
    const closures: Closure[] = [];
    const told = { mailed: 0, unreached: 0 };
    try {
      for (const [index, body] of closureRequests(form).entries()) {
        setStep({ closed: ids.slice(0, index), open: ids.slice(index) });
        const reply = await once(JSON.stringify(body), () => call('POST /api/closures', { body }));
        closures.push(...(reply.closures ?? []));
      }
      setStep({ closed: ids, open: [] });
      // Emails go out last, because an email must not offer a time at a clinic that closes next.
      for (const { id } of closures) {
        const reply = await once(id, () => call('POST /api/closures/{id}/notify', { params: { id } }));
        told.mailed += reply.mailed;
        told.unreached += reply.unreached;
      }
      return texts.done(closures, told);
    } finally {
      refresh();
    }
  }

  return { ...step, close };
}

/**
 * The dialog that closes clinics for days or some of their hours, and emails the patients. It keeps its input until the
 * server confirms.
 */
export function CloseClinic({ onClose }: { onClose: () => void }) {
  const { filters } = useDashboardUrl();
  // If the server's time is unknown, use the browser's clock: the server checks the date again.
  const { now = new Date() } = useServerClock();
  const { closed, open, close } = useClosing();
  const form = useTaskForm<ClosureForm>(closureFormSchema(now), {
    locationIds: filters.clinic ? [filters.clinic] : [],
    date: filters.from,
    lastDate: '',
    from: '',
    to: '',
    reason: '',
  });
  const { isChosen, isError, visits } = useVisitsThen(form.watch(), now);
  const counting = isError ? 'We couldn’t check for visits during that time.' : 'Checking for visits…';
  const today = clinicDateAt(now);
  const nextDay = nextClinicDay(today);
  const nextText = nextDay === addDays(today, 1) ? texts.tomorrow : formatLongDate(nextDay);
  const usualDays = Object.entries({ Today: today, [nextText]: nextDay });
  const usualReasons = ['Holiday', 'No radiologic technologist', 'Staff shortage'];
  const dates = { min: today, max: lastBookableDate(now) };
  const dialogTexts = {
    ...texts,
    ...texts.progress(closed, open),
    submit: texts.submit(form.watch('locationIds').length, visits && countAddresses(visits)),
    done: (summary: string) => summary,
  };
  // A clinic and date from the URL have their own draft, because an older draft must not replace them.
  const draft = { id: `close ${filters.clinic} ${filters.from}` };

  return (
    <TaskDialog texts={dialogTexts} form={form} draft={draft} send={close} onClose={onClose}>
      {(field, isBusy) => (
        <>
          <fieldset id={field('locationIds').id} tabIndex={-1}>
            <legend className="p-0 font-semibold">{texts.labels.locationIds}</legend>
            <p className={fieldClasses.error}>{form.formState.errors.locationIds?.message}</p>
            <div className="grid grid-cols-fit gap-x-4">
              {clinics.map(({ id, name }) => (
                <Choice key={id} type="checkbox" value={id} {...form.register('locationIds')}>
                  {name}
                  {closed.includes(id) && ', closed'}
                </Choice>
              ))}
            </div>
            <Choices form={form} name="locationIds" choices={[['All clinics', [...clinicIds]]]} />
          </fieldset>
          <div>
            <FieldPairs>
              <DateField {...dates} {...field('date')} />
              <DateField {...dates} {...field('lastDate')} optional />
            </FieldPairs>
            <Choices form={form} name="date" choices={usualDays.filter(([, day]) => isClinicDay(day))} />
          </div>
          <FieldPairs>
            <TextField hint="Blank: when it opens" {...field('from')} type="time" optional />
            <TextField hint="Blank: for the rest of the day" {...field('to')} type="time" optional />
          </FieldPairs>
          <div>
            <TextField hint="For staff only. Patients won’t see it." maxLength={100} {...field('reason')} />
            <Choices form={form} name="reason" choices={usualReasons.map((reason) => [reason, reason])} />
          </div>
          <p role="status" className="font-bold">
            {isBusy ? dialogTexts.busy : isChosen && (visits ? texts.affected(visits.length) : counting)}
          </p>
          <p className="text-soft">
            Patients won’t be able to book there during that time. Booked visits won’t be canceled: we’ll
            email their patients a link to choose another time, and list whom to call. You can reopen it
            anytime.
          </p>
        </>
      )}
    </TaskDialog>
  );
}
