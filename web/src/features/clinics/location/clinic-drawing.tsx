import type { ReactNode } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { ValleySketch } from '#web/features/clinics/valley-sketch.tsx';
import styles from './find-us-here.module.css';

/** The roads around a clinic, with a note over them. */
export function ClinicDrawing({ clinic, children }: { clinic: Clinic; children: ReactNode }) {
  return (
    <div className={styles.drawing}>
      <ValleySketch marked={clinic} close />
      <div className={styles.note}>{children}</div>
    </div>
  );
}
