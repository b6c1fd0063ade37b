import { Button } from '#web/ui/buttons/button.tsx';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.pages;

interface MorePagesProps {
  /** Each undefined when there are no more. */
  upcoming: (() => void) | undefined;
  past: (() => void) | undefined;
  busy: { upcoming: boolean; past: boolean };
}

/** The buttons that load more of a looked-up address's visits: from now on, and those that are over. */
export function MorePages({ upcoming, past, busy }: MorePagesProps) {
  if (!upcoming && !past) return null;
  return (
    <div className="flex flex-wrap gap-2-3">
      {upcoming && (
        <Button variant="secondary" busy={busy.upcoming} onClick={upcoming}>
          {texts.more}
        </Button>
      )}
      {past && (
        <Button variant="quiet" busy={busy.past} onClick={past}>
          {texts.past}
        </Button>
      )}
    </div>
  );
}
