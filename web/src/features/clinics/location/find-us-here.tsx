import { MapPinned } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { clinicsTexts } from '#web/features/clinics/texts.ts';
import { ValleySketch } from '#web/features/clinics/valley-sketch.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './find-us-here.module.css';
import { MapBoundary } from './map-boundary.tsx';

const texts = clinicsTexts.location.map;

interface FindUsHereProps {
  clinic: Clinic;
  renderMap: (clinic: Clinic) => ReactNode;
}

/** Where the clinic is: a drawing that costs nothing and, when the visitor wants it, the real map. */
export function FindUsHere({ clinic, renderMap }: FindUsHereProps) {
  const [mapWanted, setMapWanted] = useState(false);
  const place = useRef<HTMLElement>(null);

  // The button that was pressed is gone; who came by keyboard goes on in its place.
  useEffect(() => {
    if (mapWanted) place.current?.focus({ preventScroll: true });
  }, [mapWanted]);

  return (
    <Section
      tone="surface"
      title={texts.title}
      lead={`${clinic.address}, ${clinic.city}, ${clinic.state} ${clinic.zipCode}`}
    >
      <section ref={place} className={styles.place} tabIndex={-1} aria-label={texts.name(clinic.name)}>
        {mapWanted ? (
          <MapBoundary
            fallback={
              <Drawing clinic={clinic}>
                <p role="alert">{texts.failed}</p>
              </Drawing>
            }
          >
            <Suspense
              fallback={
                <Drawing clinic={clinic}>
                  <Spinner label={texts.loading} />
                </Drawing>
              }
            >
              {renderMap(clinic)}
            </Suspense>
          </MapBoundary>
        ) : (
          <Drawing clinic={clinic}>
            <p>{texts.note}</p>
            <Button onClick={() => setMapWanted(true)}>
              <MapPinned aria-hidden="true" />
              {texts.show}
            </Button>
          </Drawing>
        )}
      </section>
    </Section>
  );
}

function Drawing({ clinic, children }: { clinic: Clinic; children: ReactNode }) {
  return (
    <div className={styles.drawing}>
      <ValleySketch marked={clinic} close />
      <div className={styles.note}>{children}</div>
    </div>
  );
}
