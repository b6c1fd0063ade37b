import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { closedReason } from '#shared/clinics/clinic-days.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { formatMiles } from '#shared/clinics/distance.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import type { OpeningsState } from '#web/domain/openings/use-openings.ts';
import { fromClinicList } from '#web/lib/browser/navigation-state.ts';
import { bookPath, locationDetailPath } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { TimeLinks, TimeLinksSkeleton } from '#web/ui/buttons/time-link.tsx';
import { OpenSign } from '#web/ui/feedback/open-sign.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './clinic-opening.module.css';
import { questionTexts as texts } from './question-texts.ts';

interface ClinicOpeningProps {
  clinic: Clinic;
  miles: number | undefined;
  times: OpeningsState;
  /** Set when the times could not be loaded. */
  failed: boolean;
}

/** A clinic with its status, its distance, and its next times, each a link that starts a booking. */
export function ClinicOpening({ clinic, miles, times, failed }: ClinicOpeningProps) {
  const status = times.statusOf(clinic);
  const isClosedDay = times.now && closedReason(clinicDateAt(times.now), clinic.id) !== undefined;
  const distance = miles !== undefined && formatMiles(miles);
  return (
    <li className={styles.clinic}>
      <h3 className={`font-display font-bold leading-130 ${styles.name}`}>
        <Link
          className={`no-underline hover-underline ${styles.link}`}
          to={locationDetailPath(clinic.id)}
          state={fromClinicList}
        >
          {clinic.name}
        </Link>
      </h3>
      <div className={`text-soft text-sm leading-140 ${styles.facts}`}>
        {status ? (
          <OpenSign open={status.open}>
            {/* On a closed day, the status names the reason and takes up the line of the address, too. */}
            {isClosedDay ? texts.join([distance, status.text]) : status.text}
          </OpenSign>
        ) : (
          <p>{failed ? clinic.hours : bar}</p>
        )}
        {!isClosedDay && <p>{texts.join([distance, clinic.address])}</p>}
      </div>
      {status || failed ? (
        <Times clinic={clinic} times={times} failed={failed} />
      ) : (
        <TimeLinksSkeleton className={styles.times} />
      )}
    </li>
  );
}

function Times({ clinic, times, failed }: Omit<ClinicOpeningProps, 'miles'>) {
  const next = times.nextTimesOf(clinic) ?? [];
  const at = <VisuallyHidden>{texts.at(clinic.name)}</VisuallyHidden>;
  if (next.length === 0) {
    return (
      <div className={`flex-wrap items-center text-sm ${styles.instead}`}>
        {failed ? (
          <ButtonLink variant="secondary" size="small" to={bookPath({ clinic: clinic.id })}>
            <span>
              {texts.seeTimes} {at}
            </span>
          </ButtonLink>
        ) : (
          <p>{texts.noTimes}</p>
        )}
        <ButtonAnchor variant="quiet" size="small" href={brand.phoneHref}>
          {texts.call(brand.phone)}
        </ButtonAnchor>
      </div>
    );
  }
  return (
    <TimeLinks
      className={styles.times}
      times={next.map((one) => ({ ...one, to: bookPath({ clinic: clinic.id, ...one }) }))}
    >
      {at}
    </TimeLinks>
  );
}

const bar = <span className={`rounded-sm ${styles.bar}`} />;

/** A placeholder as tall as a clinic with its times. */
export function ClinicOpeningSkeleton() {
  return (
    <li className={styles.clinic} aria-hidden="true">
      <p className={`font-display font-bold leading-130 ${styles.name}`}>{bar}</p>
      <div className={`text-soft text-sm leading-140 ${styles.facts}`}>
        <p>{bar}</p>
        <p>{bar}</p>
      </div>
      <TimeLinksSkeleton className={styles.times} />
    </li>
  );
}
