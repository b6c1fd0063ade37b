import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { formatDistance } from '#shared/clinics/distance.ts';
import { partSeparator, waitingParts } from '#shared/opening-hours/waiting-line.ts';
import { type DayHours, weekHours } from '#shared/opening-hours/week-hours.ts';
import { type ClinicDate, clinicDateAt, formatShortDate } from '#shared/time/clinic-time.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { storeLocations } from '#web/domain/clinics/locations-data.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { type OpeningsState, useOpenings } from '#web/domain/openings/use-openings.ts';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { OpenSign } from '#web/ui/feedback/open-sign.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { BookingCard } from './booking-card.tsx';
import { ClinicContact } from './clinic-contact.tsx';
import styles from './clinic-header.module.css';
import { ClinicServices } from './clinic-services.tsx';
import { ClinicSummary } from './clinic-summary.tsx';
import { FindUsHere } from './find-us-here.tsx';
import { locationTexts } from './location-texts.ts';

/** A link back to the list that the visitor came from, at their scroll position, or else to home. */
function BackToLocations() {
  const { fromClinicList } = useNavigationState();
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    // With a modifier key, the link opens in another tab or window.
    if (!fromClinicList || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      className={`inline-flex items-center min-h-target font-semibold no-underline print-hidden ${styles.back}`}
      to={paths.home}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {locationTexts.back}
    </Link>
  );
}

const texts = locationTexts.week;

function hoursText({ hours, closedReason }: DayHours): string {
  return hours ?? (closedReason ? texts.closedFor(closedReason) : texts.closed);
}

interface WeekHoursListProps {
  clinic: Clinic;
  /** The current time; undefined until it is known. */
  now: Date | undefined;
}

/** The clinic's hours today and on the following six days. */
function WeekHoursList({ clinic, now }: WeekHoursListProps) {
  const titleId = useId();
  return (
    <section className={`grid content-start gap-2 ${styles.week}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {texts.title}
      </h2>
      {now ? (
        <Days clinic={clinic} today={clinicDateAt(now)} />
      ) : (
        <Skeleton lines={7} label={texts.loading} />
      )}
    </section>
  );
}

function Days({ clinic, today }: { clinic: Clinic; today: ClinicDate }) {
  return (
    <dl>
      {weekHours(clinic.id, today).map((day) => (
        <div
          key={day.date}
          className={`flex flex-wrap justify-between gap-x-4 border-b leading-145 tabular-nums ${styles.day}`}
          aria-current={day.date === today ? 'date' : undefined}
        >
          <dt>{day.date === today ? texts.today : formatShortDate(day.date)}</dt>
          <dd className={day.hours ? undefined : 'text-soft'}>{hoursText(day)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says how many patients are waiting, on the clinic's picture, so that nothing moves when the text appears. */
function WaitingLine({ clinic, openings }: { clinic: Clinic; openings: OpeningsState }) {
  const parts = waitingParts(openings.openings?.get(clinic.id), openings);
  return (
    parts && (
      <p
        className={`absolute rounded-lg shadow-sm bg-surface text-sm font-semibold leading-140 ${styles.waiting}`}
      >
        {parts.join(partSeparator)}
      </p>
    )
  );
}

/** The clinic's picture and facts, whether it is open, and its next available times. */
function ClinicHeader({ clinic }: { clinic: Clinic }) {
  const openings = useOpenings();
  const status = openings.statusOf(clinic);
  const place = useKnownPlace();
  return (
    <ClinicSummary
      clinic={clinic}
      status={
        <div className={`text-lg leading-140 print-hidden ${styles.status}`}>
          {status && <OpenSign open={status.open}>{status.text}</OpenSign>}
          <WaitingLine clinic={clinic} openings={openings} />
        </div>
      }
      distance={
        place && (
          <span className="block text-soft">
            {locationTexts.distance(formatDistance(place, clinic), place.name)}
          </span>
        )
      }
    >
      <BookingCard clinic={clinic} openings={openings} />
      {!openings.failed && <WeekHoursList clinic={clinic} now={openings.now} />}
    </ClinicSummary>
  );
}

interface LocationScreenProps {
  /** Renders the real map with this clinic, only on demand. May suspend. */
  renderMap: (clinic: Clinic) => ReactNode;
}

/** A clinic's own page. An unknown id redirects to home. */
export function LocationScreen({ renderMap }: LocationScreenProps) {
  const { id } = useParams();
  const clinic = clinics.find((known) => known.id === id);
  if (!clinic) return <Navigate to={paths.home} replace />;
  return <ClinicPage clinic={clinic} renderMap={renderMap} />;
}

function ClinicPage({ clinic, renderMap }: LocationScreenProps & { clinic: Clinic }) {
  usePageTitle(clinic.name, { description: locationTexts.description(clinic.name) });
  // Store the locations: a link can open this page before home has stored them, or the stored data may be damaged.
  useEffect(() => storeLocations(), []);
  return (
    <QueryProvider>
      <ClinicHeader clinic={clinic} />
      <ClinicServices />
      <FindUsHere clinic={clinic} renderMap={renderMap} />
      <ClinicContact clinic={clinic} />
      {/* The link is at the end, because the layout already has a Back button above the clinic's name. */}
      <Container>
        <BackToLocations />
      </Container>
    </QueryProvider>
  );
}
