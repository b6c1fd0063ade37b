import { useQuery } from '@tanstack/react-query';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { type NavigationState, useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import styles from './confirmed-appointment.module.css';

const texts = confirmationTexts.second;

/** The other visit of two that were booked together, which has a confirmation of its own. */
export function SecondVisit({ confirmationNumber }: { confirmationNumber: string }) {
  const { second } = useNavigationState();
  const own = second === undefined ? undefined : findOwnBooking(second);
  const { data } = useQuery(appointmentQuery(own?.confirmationNumber ?? '', own?.manageToken));
  if (!own || !data) return null;
  return (
    <div className={styles.second}>
      <Notice
        tone="success"
        title={texts.title(data.firstName, formatSlotTime(data.time))}
        actions={
          <ButtonLink
            size="small"
            variant="secondary"
            to={confirmationPath(own.confirmationNumber)}
            state={{ second: confirmationNumber } satisfies NavigationState}
          >
            {texts.open(data.firstName)}
          </ButtonLink>
        }
      >
        {texts.number(own.confirmationNumber)}
      </Notice>
    </div>
  );
}
