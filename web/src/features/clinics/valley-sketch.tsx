import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './valley-sketch.module.css';
import { sketchLabels, sketchPoint, sketchRoads, sketchSize } from './valley-sketch-roads.ts';

interface ValleySketchProps {
  /** The clinic to highlight. */
  marked?: Clinic;
  /** The place where the search started. */
  location?: Coordinates;
  /** Shows only the streets around the marked clinic. */
  close?: boolean;
}

const pin = 'M0 0C-3 -6 -9 -10 -9 -17A9 9 0 0 1 9 -17C9 -10 3 -6 0 0Z';
const closeUp = { width: 300, height: 124 };

/** A drawing of the valley with the clinics. Decorative: the text around it says everything that it shows. */
export function ValleySketch({ marked, location, close = false }: ValleySketchProps) {
  const others = clinics.filter(({ id }) => id !== marked?.id);
  return (
    <svg
      className={classNames(`block w-full h-full ${styles.sketch}`, close && styles.close)}
      viewBox={close && marked ? viewAround(marked) : `0 0 ${sketchSize.width} ${sketchSize.height}`}
      // `meet` shows every clinic. The roads continue into the margins.
      preserveAspectRatio={`xMidYMid ${close ? 'slice' : 'meet'}`}
      aria-hidden="true"
    >
      <path className={styles.street} d={sketchRoads.streets} />
      <path className={styles.boulevard} d={sketchRoads.boulevards} />
      <path className={styles.freeway} d={sketchRoads.freeways} />
      {sketchLabels.map(({ text, ...position }) => (
        <text key={text} className={`font-semibold ${styles.label}`} {...position}>
          {text}
        </text>
      ))}
      {location && <circle className={styles.location} r={6} {...center(location)} />}
      {others.map((clinic) => (
        <Pin key={clinic.id} clinic={clinic} scale={close ? 0.45 : 0.85} />
      ))}
      {marked && <Pin clinic={marked} scale={close ? 0.75 : 1.35} marked />}
    </svg>
  );
}

function Pin({ clinic, scale, marked = false }: { clinic: Clinic; scale: number; marked?: boolean }) {
  const { x, y } = sketchPoint(clinic);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={classNames(styles.pin, marked && styles.marked)} d={pin} />
      <circle className={styles.eye} cy={-17} r={3.5} />
    </g>
  );
}

function center(location: Coordinates) {
  const { x, y } = sketchPoint(location);
  return { cx: x, cy: y };
}

function viewAround(clinic: Clinic): string {
  const { x, y } = sketchPoint(clinic);
  return `${x - closeUp.width / 2} ${y - closeUp.height / 2} ${closeUp.width} ${closeUp.height}`;
}
