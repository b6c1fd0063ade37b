import { Button } from '#web/ui/buttons/button.tsx';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.pages;

interface MorePagesProps {
  /** Undefined when there are no more of that kind. */
  upcoming: (() => void) | undefined;
  past: (() => void) | undefined;
  busy: { upcoming: boolean; past: boolean };
}

/** Buttons that load more of a looked-up address's upcoming or past visits. */
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
