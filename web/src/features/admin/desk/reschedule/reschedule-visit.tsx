import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime, lastBookableDate } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { patientName } from '#web/features/admin/appointments/patient-name.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { currentRecord } from '#web/features/admin/failure/refusal.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { api } from '#web/lib/api/api.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { FieldPairs, Form } from '#web/ui/forms/form.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { rescheduleTexts as texts } from './reschedule-texts.ts';

function whenOf({ date, time, location }: Appointment): string {
  return `${formatLongDate(date)}, ${formatSlotTime(time)}, ${clinicById(location.id).name}`;
}

interface RescheduleVisitProps {
  visit: Appointment;
  now: Date;
  onClose: () => void;
}

/** Gives a visit another open time, at any clinic, under its number. */
export function RescheduleVisit({ visit, now, onClose }: RescheduleVisitProps) {
  const formId = useId();
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const today = clinicDateAt(now);
  const [clinicId, setClinicId] = useState<ClinicId>(visit.location.id);
  const [date, setDate] = useState(visit.date < today ? today : visit.date);
  const [time, setTime] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // The visit as someone else has changed it meanwhile.
  const [shown, setShown] = useState(visit);
  const availability = useQuery({
    // Starts with "appointments", because every change of a visit changes the open times.
    queryKey: ['appointments', 'availability', date],
    queryFn: ({ signal }) => api('GET /api/availability', { query: { date }, signal }),
    enabled: date !== '',
  });
  const clinic = availability.data?.locations.find(({ id }) => id === clinicId);
  const times = clinic?.slots.filter(({ isAvailable }) => isAvailable).map((slot) => slot.time) ?? [];
  const chosen = times.includes(time) ? time : '';
  const name = patientName(visit);
  const isBusy = phase === 'busy';
  const close = () => !isBusy && onClose();

  async function submit() {
    setIsMissing(!chosen);
    if (!chosen) return;
    const body = { location: { id: clinicId }, date, time: chosen, version: shown.version };
    const params = { confirmationNumber: visit.confirmationNumber };
    await send(async () => {
      const request = call('POST /api/admin/appointments/{confirmationNumber}/reschedule', { params, body });
      const { appointment } = await track(request).catch((error: unknown) => {
        const current = currentRecord<Appointment>(error);
        if (current) {
          setRow(current);
          setShown(current);
        } else refresh();
        throw error;
      });
      setRow(appointment);
      const isMailed =
        appointment.email !== '' && !appointment.emailUndeliverable && !appointment.emailDisowned;
      showToast(texts.done(name, whenOf(appointment), isMailed), { tone: 'success' });
      onClose();
    });
  }

  return (
    <Dialog
      open
      onClose={close}
      title={texts.title(name)}
      footer={<FormFooter formId={formId} isBusy={isBusy} texts={texts} onCancel={close} />}
    >
      <Form
        id={formId}
        aria-label={texts.title(name)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="text-soft">{texts.now(whenOf(shown))}</p>
        {failure && (
          <Notice tone="error" title={title} live>
            {failure.text}
          </Notice>
        )}
        <FieldPairs>
          <SelectField
            id="reschedule-clinic"
            label={texts.labels.clinic}
            options={clinicOptions}
            value={clinicId}
            disabled={isBusy}
            onChange={({ target }) => setClinicId(target.value as ClinicId)}
          />
          <DateField
            id="reschedule-date"
            label={texts.labels.date}
            min={today}
            max={lastBookableDate(now)}
            value={date}
            readOnly={isBusy}
            onChange={({ target }) => setDate(target.value)}
          />
        </FieldPairs>
        {availability.error && (
          <FailureNotice
            error={availability.error}
            texts={{ failed: texts.failedTimes }}
            onRetry={() => void availability.refetch()}
          />
        )}
        {availability.data && times.length === 0 && <p role="status">{texts.noTimes}</p>}
        <SelectField
          id="reschedule-time"
          label={texts.labels.time}
          options={times.map((value) => ({ value, label: formatSlotTime(value) }))}
          placeholder={availability.isPending && date ? texts.loading : texts.chooseTime}
          value={chosen}
          disabled={isBusy}
          {...(isMissing && !chosen && { error: texts.chooseTime })}
          onChange={({ target }) => setTime(target.value)}
        />
      </Form>
    </Dialog>
  );
}
