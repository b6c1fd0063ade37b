import type { Clinic } from '#shared/clinics/clinics.ts';
import type { OpeningsState } from '#web/domain/openings/use-openings.ts';
import { bookPath } from '#web/lib/paths.ts';
import { TimeLinks, TimeLinksSkeleton } from '#web/ui/buttons/time-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './booking-card.module.css';
import { BookingLinks } from './booking-links.tsx';
import { locationTexts as texts } from './location-texts.ts';

interface BookingCardProps {
  clinic: Clinic;
  openings: OpeningsState;
}

/** The clinic's next available times, each a link that starts a booking, and links to other times and directions. */
export function BookingCard({ clinic, openings }: BookingCardProps) {
  return (
    <Card tone="sage" className={`grid content-start gap-2 print-hidden ${styles.card}`}>
      <h2 className="text-lg">{texts.nextTimes.title}</h2>
      <div className={`grid content-start gap-2 ${styles.answer}`}>
        <NextTimes clinic={clinic} openings={openings} />
      </div>
      <BookingLinks clinic={clinic} />
    </Card>
  );
}

function NextTimes({ clinic, openings }: BookingCardProps) {
  const next = openings.nextTimesOf(clinic);
  if (openings.failed) return <Instead title={texts.nextTimes.failed} text={texts.nextTimes.failedText} />;
  if (!next) {
    return (
      <div role="status">
        <VisuallyHidden>{texts.nextTimes.asking}</VisuallyHidden>
        <TimeLinksSkeleton className={styles.times} />
      </div>
    );
  }
  if (next.length === 0) return <Instead title={texts.nextTimes.none} text={texts.nextTimes.noneText} />;
  return (
    <>
      <TimeLinks
        className={styles.times}
        times={next.map((one) => ({ ...one, to: bookPath({ clinic: clinic.id, ...one }) }))}
      />
      <p className="text-soft text-sm leading-145">{texts.nextTimes.note}</p>
    </>
  );
}

function Instead({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="text-soft text-sm leading-145">{text}</p>
    </>
  );
}
