import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './valley-sketch.module.css';

/** The drawing's size, which keeps the valley's proportions. Roads continue beyond its edges. */
export const sketchSize = { width: 400, height: 495 } as const;

const westEdge = -115.33;
const northEdge = 36.27;
const perDegreeEast = 1290.32;
const perDegreeSouth = 1597.26;

/** Converts coordinates to a point on the drawing. */
export function sketchPoint({ lat, lng }: Coordinates): { x: number; y: number } {
  return { x: (lng - westEdge) * perDegreeEast, y: (northEdge - lat) * perDegreeSouth };
}

/** A road with bends on the drawing. */
interface Road {
  name: string;
  isFreeway?: boolean;
  /** An SVG path of straight lines, accurate to a few blocks. */
  path: string;
}

export const sketchRoads: readonly Road[] = [
  {
    name: 'Las Vegas Blvd',
    path: 'M211 486L203 434L203 386L204 329L203 295L203 248L206 229L213 223L223 204L225 196L235 177L245 159L260 130L275 111L298 83L327 48',
  },
  {
    name: 'I-15',
    isFreeway: true,
    path: 'M68 671L137 583L173 521L192 486L192 434L193 386L192 328L192 293L192 270L191 248L194 230L205 201L214 177L226 153L236 143L255 119L274 83L297 48L326 13L361 -23L400 -58L477 -128',
  },
  {
    name: 'US-95',
    isFreeway: true,
    path: 'M1 -128L34 -65L59 -33L75 -15L94 12L105 48L107 83L108 118L110 144L120 154L139 159L180 157L204 153L226 153L246 153L272 161L294 177L317 200L331 227L339 249L348 272L363 295L383 329L404 358L426 380L461 422L490 450',
  },
  {
    name: '215',
    isFreeway: true,
    path: 'M426 380L400 390L366 394L341 397L314 395L294 387L272 370L257 343L243 331L213 328L192 328L158 330L112 329L75 328L53 319L40 294L28 272L16 248L6 224L1 201L-3 177L-8 142L-1 114L2 82L5 36L10 11L23 -6L44 -14L75 -15L110 -13L157 -12L206 -13L241 -14L298 -14L326 -16L361 -23',
  },
];

/** A straight street on the drawing. */
export interface Street {
  name: string;
  /** Whether the street runs along the x-axis. If not, it runs along the y-axis. */
  isAcross: boolean;
  /** The street's position on the other axis. */
  at: number;
  from: number;
  to: number;
  /** Whether the street is left out of drawings of the whole valley. */
  isSmall?: boolean;
}

const across = (name: string, at: number, from: number, to: number, isSmall?: boolean): Street => ({
  name,
  isAcross: true,
  at,
  from,
  to,
  isSmall,
});
const down = (...street: Parameters<typeof across>): Street => ({ ...across(...street), isAcross: false });

export const sketchStreets: readonly Street[] = [
  across('Craig Rd', 48, 52, 346),
  across('Cheyenne Ave', 83, 19, 346),
  across('Lake Mead Blvd', 119, 52, 346),
  across('Washington Ave', 142, 52, 346),
  across('Charleston Blvd', 177, 19, 346),
  across('Sahara Ave', 201, 19, 346),
  across('Spring Mountain Rd', 230, 39, 206),
  across('Flamingo Rd', 248, 19, 346),
  across('Tropicana Ave', 271, 19, 346),
  across('Warm Springs Rd', 341, 65, 346),
  across('Robindale Rd', 353, 65, 290),
  across('Serene Ave', 398, 245, 304, true),
  across('Silverado Ranch Blvd', 411, 110, 258),
  across('Cactus Ave', 433, 90, 245),
  across('Volunteer Blvd', 462, 206, 284, true),
  down('Rainbow Blvd', 112, 16, 407),
  down('Decatur Blvd', 158, -8, 407),
  down('Ferrell St', 204, 0, 60, true),
  down('Martin L King Blvd', 217, 13, 177),
  down('Raiders Way', 237, 436, 496, true),
  down('Maryland Pkwy', 249, 176, 383),
  down('Eastern Ave', 272, 80, 455),
  down('Pecos Rd', 296, 0, 383),
  down('Lamb Blvd', 322, -8, 272),
];

const pathOf = (streets: readonly Street[]) =>
  streets
    .map(({ isAcross, at, from, to }) => (isAcross ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`))
    .join('');

/** Place names for orientation. */
export const sketchLabels: readonly { text: string; x: number; y: number }[] = [
  { text: 'Las Vegas', x: 158, y: 190 },
  { text: 'North Las Vegas', x: 214, y: 66 },
  { text: 'Henderson', x: 340, y: 352 },
  { text: 'Summerlin', x: 52, y: 136 },
  { text: 'Enterprise', x: 136, y: 386 },
];

interface ValleySketchProps {
  /** The clinic to highlight. */
  marked?: Clinic;
  /** The searched place, which is marked, too. */
  location?: Coordinates;
  /** Shows only the surroundings of the marked clinic, with these names of streets. */
  streetLabels?: readonly StreetLabel[];
}

/** A street's name and the position of its middle. The name is turned if the street runs from north to south. */
export interface StreetLabel {
  text: string;
  x: number;
  y: number;
  isTurned: boolean;
}

const pin = 'M0 0C-3 -6 -9 -10 -9 -17A9 9 0 0 1 9 -17C9 -10 3 -6 0 0Z';
export const closeUp = { width: 300, height: 124 };

/** A drawing of the valley with the clinics. Decorative: the text around it says everything that it shows. */
export function ValleySketch({ marked, location, streetLabels }: ValleySketchProps) {
  const close = streetLabels !== undefined;
  const others = clinics.filter(({ id }) => id !== marked?.id);
  return (
    <svg
      className={classNames(`block w-full h-full ${styles.sketch}`, close && styles.close)}
      viewBox={close && marked ? viewAround(marked) : `0 0 ${sketchSize.width} ${sketchSize.height}`}
      // With `meet`, the drawing shows every clinic, and its roads continue into the margins.
      preserveAspectRatio={`xMidYMid ${close ? 'slice' : 'meet'}`}
      aria-hidden="true"
    >
      <path className={styles.street} d={pathOf(sketchStreets.filter(({ isSmall }) => close || !isSmall))} />
      {sketchRoads.map(({ name, isFreeway, path }) => (
        <path key={name} className={isFreeway ? styles.freeway : styles.boulevard} d={path} />
      ))}
      {sketchLabels.map(({ text, ...position }) => (
        <text key={text} className={`font-semibold ${styles.label}`} {...position}>
          {text}
        </text>
      ))}
      {streetLabels?.map(({ text, x, y, isTurned }) => (
        <text
          key={text}
          className={`font-semibold ${styles.label} ${styles.streetName}`}
          transform={`translate(${x} ${y})${isTurned ? ' rotate(-90)' : ''}`}
        >
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
