import type { Availability } from '#shared/availability/routes.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { CallButton } from '#web/content/call-button.tsx';
import type { ClinicAvailability } from '#web/features/booking/slots/clinic-availability.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { searchTexts } from './search-texts.ts';

const texts = searchTexts.noOpenings;

interface NoOpeningsNoticeProps {
  availability: Availability;
  clinics: readonly ClinicAvailability[];
  onDate: (date: ClinicDate) => void;
}

/**
 * Why no clinic has an available slot: they are closed every `weekend`, `closed` only on this day, or booked up
 * (`full`).
 */
function whyNone({ closed, closedReason }: Availability, clinics: readonly ClinicAvailability[]) {
  if (closed && !closedReason) return 'weekend';
  return clinics.every((clinic) => clinic.closed) ? 'closed' : 'full';
}

/** Explains why no clinic has an available slot on this day, and offers the next open day and a call. */
export function NoOpeningsNotice({ availability, clinics, onDate }: NoOpeningsNoticeProps) {
  const { now, date, closedReason, nextOpenDate } = availability;
  const { title, text } = texts[whyNone(availability, clinics)];
  return (
    <Notice
      live
      title={title(date, closedReason)}
      actions={
        <>
          {nextOpenDate && (
            <Button onClick={() => onDate(nextOpenDate)}>{texts.nextDay(nextOpenDate)}</Button>
          )}
          <CallButton variant="secondary" />
        </>
      }
    >
      <p>{text(date)}</p>
      {!nextOpenDate && <p>{date > clinicDateAt(new Date(now)) ? texts.noneAfter : texts.noNextDay}</p>}
    </Notice>
  );
}

/** Says that the availability could not be loaded at all. */
export function FailedNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live
      title={searchTexts.failed.title}
      actions={
        <>
          <Button onClick={onRetry}>{searchTexts.failed.retry}</Button>
          <CallButton variant="secondary" />
        </>
      }
    >
      <p>{withMention(searchTexts.failed.text, error)}</p>
    </Notice>
  );
}
