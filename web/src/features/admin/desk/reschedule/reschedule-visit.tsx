import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime, lastBookableDate } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { visitText } from '#web/features/admin/desk/visit/visit-text.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { api } from '#web/lib/api/api.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { FieldPairs, Form } from '#web/ui/forms/form.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { rescheduleTexts as texts } from './reschedule-texts.ts';
import { useReschedule } from './use-reschedule.ts';

interface RescheduleVisitProps {
  visit: Appointment;
  now: Date;
  onClose: () => void;
}

/** Gives a visit another open time, at any clinic, under its number. */
export function RescheduleVisit({ visit, now, onClose }: RescheduleVisitProps) {
  const formId = useId();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const reschedule = useReschedule();
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const today = clinicDateAt(now);
  const [clinicId, setClinicId] = useState<ClinicId>(visit.location.id);
  const [date, setDate] = useState(visit.date < today ? today : visit.date);
  const [time, setTime] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // The visit as someone else has changed it meanwhile.
  const shown = latest(visit) ?? visit;
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
    await send(async () => {
      await track(reschedule(shown, { locationId: clinicId, date, time: chosen }));
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
        <p className="text-soft">{texts.now(visitText(shown))}</p>
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
