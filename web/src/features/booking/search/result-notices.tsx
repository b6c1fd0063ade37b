import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const texts = bookingTexts.nothingFree;

interface NoSlotsNoticeProps {
  date: ClinicDate;
  /** Closed as on every such day, closed on just this one, or booked up. */
  why: 'weekend' | 'closed' | 'full';
  nextOpenDate: ClinicDate | null;
  onDate: (date: ClinicDate) => void;
}

/** When no clinic has a free slot on the day: why, and the ways on. */
export function NoSlotsNotice({ date, why, nextOpenDate, onDate }: NoSlotsNoticeProps) {
  return (
    <Notice
      live
      title={texts[why].title(date)}
      actions={
        <>
          {nextOpenDate && (
            <Button onClick={() => onDate(nextOpenDate)}>{texts.nextDay(nextOpenDate)}</Button>
          )}
          <CallButton />
        </>
      }
    >
      <p>{texts[why].text(date)}</p>
      {!nextOpenDate && <p>{texts.noNextDay}</p>}
    </Notice>
  );
}

/** When the times could not be loaded at all. */
export function FailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live
      title={bookingTexts.failed.title}
      actions={
        <>
          <Button onClick={onRetry}>{bookingTexts.failed.retry}</Button>
          <CallButton />
        </>
      }
    >
      <p>{bookingTexts.failed.text}</p>
    </Notice>
  );
}

/** When no clinic matches the search. */
export function NoMatchNotice({ text, onShowAll }: { text: string; onShowAll: () => void }) {
  return (
    <Notice
      title={bookingTexts.noMatch.title(text)}
      actions={<Button onClick={onShowAll}>{bookingTexts.results.showAll}</Button>}
    >
      <p>{bookingTexts.noMatch.text}</p>
    </Notice>
  );
}

function CallButton() {
  return (
    <ButtonAnchor variant="secondary" href={brand.phoneHref}>
      <Phone aria-hidden="true" />
      {bookingTexts.call(brand.phone)}
    </ButtonAnchor>
  );
}
