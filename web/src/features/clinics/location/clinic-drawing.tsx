import type { ReactNode } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { ValleySketch } from '#web/features/clinics/valley-sketch.tsx';
import styles from './find-us-here.module.css';
import { streetLabels } from './street-labels.ts';

/** A drawing of the roads around a clinic, with a note over it. */
export function ClinicDrawing({ clinic, children }: { clinic: Clinic; children: ReactNode }) {
  return (
    <div className="relative h-full overflow-hidden rounded-lg">
      <ValleySketch marked={clinic} streetLabels={streetLabels(clinic)} />
      <div
        className={`flex absolute flex-wrap items-center justify-between gap-3 rounded-md shadow-sm bg-surface text-sm print-hidden ${styles.note}`}
      >
        {children}
      </div>
    </div>
  );
}
