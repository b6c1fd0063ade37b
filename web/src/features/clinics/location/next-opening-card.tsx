import { CalendarPlus, Map as MapIcon, Navigation } from 'lucide-react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl, googleMapsUrl } from '#web/domain/clinics/clinic-links.ts';
import { clinicsTexts } from '#web/features/clinics/texts.ts';
import { useNextOpenings } from '#web/features/clinics/use-next-openings.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './next-opening-card.module.css';

const texts = clinicsTexts.location;

/** The next free visit at the clinic, and what to do about it. */
export function NextOpeningCard({ clinic }: { clinic: Clinic }) {
  return (
    <Card tone="sage" className={styles.card}>
      <h2 className={styles.title}>{texts.visit.title}</h2>
      <NextFree clinic={clinic} />
      <ButtonLink variant="coral" wide to={paths.bookAppointment}>
        <CalendarPlus aria-hidden="true" />
        {texts.book}
      </ButtonLink>
      <ButtonAnchor variant="secondary" wide href={directionsUrl(clinic)} newTab>
        <Navigation aria-hidden="true" />
        {texts.directions}
      </ButtonAnchor>
      <ButtonAnchor variant="quiet" wide href={googleMapsUrl(clinic)} newTab>
        <MapIcon aria-hidden="true" />
        {texts.googleMaps}
      </ButtonAnchor>
    </Card>
  );
}

function NextFree({ clinic }: { clinic: Clinic }) {
  const { nextAt, today, known, failed } = useNextOpenings([clinic]);
  const visit = nextAt(clinic);
  if (visit && today) return <Answer time={texts.visit.when(visit, today)} note={texts.visit.note} />;
  if (known) return <Answer words={texts.visit.none} note={texts.visit.noneText} />;
  if (failed) return <Answer words={texts.visit.failed} note={texts.visit.failedText} />;
  return (
    <div className={styles.answer}>
      <Spinner label={texts.visit.asking} />
    </div>
  );
}

function Answer({ time, words, note }: { time?: string; words?: string; note: string }) {
  return (
    <div className={styles.answer}>
      <p className={time ? styles.time : styles.words}>{time ?? words}</p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
