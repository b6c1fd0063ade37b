import { CalendarPlus, Map as MapIcon, Navigation } from 'lucide-react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl, googleMapsUrl } from '#web/domain/clinics/clinic-links.ts';
import { useNextOpenings } from '#web/features/clinics/use-next-openings.ts';
import { bookPath } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { locationTexts } from './location-texts.ts';
import styles from './next-opening-card.module.css';

const texts = locationTexts;

/** The clinic's next available slot, and how to book it or get there. */
export function NextOpeningCard({ clinic }: { clinic: Clinic }) {
  return (
    <Card tone="sage" className={styles.card}>
      <h2 className={styles.title}>{texts.nextOpening.title}</h2>
      <NextOpeningAnswer clinic={clinic} />
      <ButtonLink variant="coral" wide to={bookPath({ clinic: clinic.id })}>
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

function NextOpeningAnswer({ clinic }: { clinic: Clinic }) {
  const { nextAt, today, known, failed } = useNextOpenings([clinic]);
  const opening = nextAt(clinic);
  if (opening && today)
    return <Answer time={texts.nextOpening.when(opening, today)} note={texts.nextOpening.note} />;
  if (known) return <Answer words={texts.nextOpening.none} note={texts.nextOpening.noneText} />;
  if (failed) return <Answer words={texts.nextOpening.failed} note={texts.nextOpening.failedText} />;
  return (
    <div className={styles.answer}>
      <Spinner label={texts.nextOpening.asking} />
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
