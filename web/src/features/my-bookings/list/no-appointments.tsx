import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { myBookingsTexts } from './my-bookings-texts.ts';

/** Replaces an empty list, and leads to a booking. */
export function NoAppointments({ text }: { text: string }) {
  return (
    <Card tone="sand" className="grid justify-items-start gap-4 max-w-text">
      <p className="wrap-anywhere text-lg font-normal">{text}</p>
      <ButtonLink variant="coral" to={paths.bookAppointment}>
        {myBookingsTexts.empty.book}
      </ButtonLink>
    </Card>
  );
}
