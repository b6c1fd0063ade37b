import { MapPinned } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ClinicDrawing } from './clinic-drawing.tsx';
import styles from './find-us-here.module.css';
import { locationTexts } from './location-texts.ts';

const texts = locationTexts.map;

interface FindUsHereProps {
  clinic: Clinic;
  renderMap: (clinic: Clinic) => ReactNode;
}

/** A drawing of the clinic's surroundings and, on demand, the real map, which takes much longer to load. */
export function FindUsHere({ clinic, renderMap }: FindUsHereProps) {
  const [showsMap, setShowsMap] = useState(false);
  const section = useRef<HTMLElement>(null);

  // The pressed button disappears, so its section takes the focus.
  useEffect(() => {
    if (showsMap) section.current?.focus({ preventScroll: true });
  }, [showsMap]);

  const drawingWith = (note: ReactNode) => <ClinicDrawing clinic={clinic}>{note}</ClinicDrawing>;

  return (
    <Section
      tone="surface"
      title={texts.title}
      lead={`${clinic.address}, ${clinic.city}, ${clinic.state} ${clinic.zipCode}`}
    >
      <section ref={section} className={styles.section} tabIndex={-1} aria-label={texts.name(clinic.name)}>
        {showsMap ? (
          // A map that fails to load must not break the whole page.
          <ErrorBoundary fallback={drawingWith(<p role="alert">{texts.failed}</p>)}>
            <Suspense fallback={drawingWith(<Spinner label={texts.loading} />)}>{renderMap(clinic)}</Suspense>
          </ErrorBoundary>
        ) : (
          drawingWith(
            <>
              <p>{texts.note}</p>
              <Button onClick={() => setShowsMap(true)}>
                <MapPinned aria-hidden="true" />
                {texts.show}
              </Button>
            </>,
          )
        )}
      </section>
    </Section>
  );
}
