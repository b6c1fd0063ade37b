import { CircleCheck, CircleX, Info, Navigation, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import { formatLongDate, formatShortDate } from '#shared/time/clinic-time.ts';
import { AddToCalendar } from '#web/features/my-bookings/appointment/add-to-calendar.tsx';
import { AppointmentChanges } from '#web/features/my-bookings/appointment/appointment-changes.tsx';
import { StatusBadge } from '#web/features/my-bookings/appointment/status-badge.tsx';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './confirmation.module.css';
import type { ConfirmationState } from './confirmation-state.ts';
import { confirmationTexts } from './confirmation-texts.ts';

const { ticket: texts, together: togetherTexts } = confirmationTexts;

export const titleId = 'visit-title';

const looks: Partial<Record<ConfirmationState, { Icon: typeof Info; tone: string }>> = {
  open: { Icon: CircleCheck, tone: 'tone-success' },
  closed: { Icon: TriangleAlert, tone: 'tone-warn' },
  cancelled: { Icon: CircleX, tone: 'tone-error' },
};
const plainLook = { Icon: Info, tone: 'bg-sand' };

function ConfirmationNumber({ children }: { children: string }) {
  return (
    <p className="text-soft text-sm">
      {texts.number}{' '}
      <strong className={`inline-block text-ink tabular-nums ${styles.number}`}>{children}</strong>
    </p>
  );
}

interface VisitTogetherProps {
  appointment: PatientAppointment;
  now: Date | undefined;
  /** The confirmation number of the page's own visit; set only for the visit booked together with it. */
  from: string | undefined;
  /** Whether this visit is at another clinic than the one shown below the list. */
  isElsewhere: boolean;
}

/** One of two visits booked together. Their patients are a family, so the first name tells them apart. */
function VisitTogether({ appointment, now, from, isElsewhere }: VisitTogetherProps) {
  const { confirmationNumber, firstName, date, time, status, location } = appointment;
  const id = `visit-${confirmationNumber}`;
  return (
    <li className={`grid items-center gap-2-3 ${styles.together}`}>
      <div className={`flex flex-wrap items-center gap-x-3 ${styles.who}`}>
        <h2 id={id} className="text-lg" tabIndex={-1}>
          <bdi>{firstName}</bdi>
        </h2>
        {status !== 'confirmed' && <StatusBadge appointment={appointment} />}
        {from && (
          <ButtonLink
            size="small"
            variant="quiet"
            className={`print-hidden ${styles.see}`}
            to={confirmationPath(confirmationNumber)}
            state={{ second: from } satisfies NavigationState}
          >
            {togetherTexts.open(firstName)}
          </ButtonLink>
        )}
      </div>
      <div>
        <strong>
          {formatShortDate(date)}, {formatSlotTime(time)}
        </strong>
        {isElsewhere && <p>{location.name}</p>}
        <ConfirmationNumber>{confirmationNumber}</ConfirmationNumber>
      </div>
      <div className="print-hidden">
        <AppointmentChanges appointment={appointment} now={now} titleId={id} />
      </div>
    </li>
  );
}

interface VisitTicketProps {
  appointment: PatientAppointment;
  /** The visit booked together with `appointment`. */
  second: PatientAppointment | undefined;
  now: Date | undefined;
  state: ConfirmationState;
  title: string;
  /** Whether the patient still has to find the clinic. */
  isAhead: boolean;
  /** Shown below the title: the reason for the state, and what to do now. */
  notice: ReactNode;
  children: ReactNode;
}

/**
 * What happened, and what a patient needs to get there: day, time, clinic and address, then the confirmation number.
 */
export function VisitTicket(props: VisitTicketProps) {
  const { appointment, second, now, state, title, isAhead, notice, children } = props;
  const { location, confirmationNumber, date, time } = appointment;
  const { Icon, tone } = looks[state] ?? plainLook;
  const visits = second && [appointment, second].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return (
    <section
      className={`rounded-lg shadow-sm bg-surface overflow-hidden wrap-anywhere ${styles.ticket}`}
      aria-labelledby={titleId}
    >
      <div className={`flex items-center gap-3 ${tone} ${styles.head}`}>
        <Icon className="flex-none print-hidden" aria-hidden="true" size={32} strokeWidth={1.75} />
        <h1 id={titleId} className="text-2xl text-ink" tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div className={`grid gap-4 ${styles.body}`}>
        {notice}
        {visits ? (
          <ul aria-label={togetherTexts.list}>
            {visits.map((visit) => (
              <VisitTogether
                key={visit.confirmationNumber}
                appointment={visit}
                now={now}
                from={visit === second ? confirmationNumber : undefined}
                isElsewhere={visit.location.id !== location.id}
              />
            ))}
          </ul>
        ) : (
          <div>
            <strong className={`block font-display text-xl ${styles.when}`}>
              {/* If date and time don't fit on one line, the time gets a line of its own. */}
              <span className="inline-block">{formatLongDate(date, { year: true })},</span>{' '}
              <span className="inline-block">{formatSlotTime(time).replace(' ', '\u00a0')}</span>
            </strong>
            <p className="text-soft text-sm">
              {texts.pacific}, {texts.minutes(appointment.duration)}
            </p>
          </div>
        )}
        <address>
          <strong className="block">{location.name}</strong>
          {location.address}
          <br />
          {location.city}, {location.state} {location.zipCode}
        </address>
        {isAhead && (
          <div className={`flex flex-wrap gap-3 print-hidden ${styles.go}`}>
            <ButtonAnchor variant="primary" href={directionsUrl(location)} newTab>
              <Navigation aria-hidden="true" />
              {texts.directions}
            </ButtonAnchor>
            {state === 'open' && (
              <AddToCalendar
                appointments={second ? [appointment, second] : [appointment]}
                titleId={titleId}
              />
            )}
          </div>
        )}
        {!second && <ConfirmationNumber>{confirmationNumber}</ConfirmationNumber>}
        {children}
      </div>
    </section>
  );
}
