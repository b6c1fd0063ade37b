import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import {
  closeUp,
  type Street,
  type StreetLabel,
  sketchLabels,
  sketchPoint,
  sketchRoads,
  sketchStreets,
} from '#web/features/clinics/valley-sketch.tsx';

/** An area by its middle and half its size, in units of the drawing. */
interface Box {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight;

/** Half the height of a street's name, and half the width of one of its letters. */
const halfLine = 2.6;
const halfLetter = 1.15;

function boxOf({ name, isAcross, at }: Street, along: number): Box {
  const halfLength = name.length * halfLetter;
  return isAcross
    ? { x: along, y: at, halfWidth: halfLength, halfHeight: halfLine }
    : { x: at, y: along, halfWidth: halfLine, halfHeight: halfLength };
}

/**
 * The best places for names, relative to the clinic: where a horizontal name starts, and where the middle of a vertical
 * name is. Even a phone shows both places, above the note that lies on the drawing.
 */
const bestStart = -42;
const bestMiddle = -38;
/** The distance between the places that are tried for a name. */
const step = 4;

/** The places for a street's name that are on the street and in the drawing, the best one first. */
function placesFor(street: Street, { x, y }: { x: number; y: number }): Box[] {
  const halfLength = street.name.length * halfLetter;
  const [middle, halfSize, best] = street.isAcross
    ? [x, closeUp.width / 2, x + bestStart + halfLength]
    : [y, closeUp.height / 2, y + bestMiddle];
  const [other, otherSize] = street.isAcross ? [y, closeUp.height] : [x, closeUp.width];
  if (Math.abs(street.at - other) > otherSize / 2 - halfLine) return [];
  const from = Math.max(street.from, middle - halfSize) + halfLength;
  const to = Math.min(street.to, middle + halfSize) - halfLength;
  const places = Array.from(
    { length: Math.max(0, Math.floor((to - from) / step) + 1) },
    (_, index) => from + index * step,
  );
  return places
    .toSorted((a, b) => Math.abs(a - best) - Math.abs(b - best))
    .map((along) => boxOf(street, along));
}

/** The names of the roads with bends, and the bends that their labels may lie on. */
const roads = sketchRoads.map(({ name, path }) => ({
  name,
  bends: [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]): Box => {
    return { x: Number(x), y: Number(y), halfWidth: name.length * halfLetter, halfHeight: halfLine };
  }),
}));

/** Roads with bends count as this far away: streets closer than this are named before them, others after. */
const roadsAway = 12;

/** The names of the streets around a clinic, nearest streets first. Leaves out names for which there is no room. */
export function streetLabels(clinic: Clinic): StreetLabel[] {
  const here = sketchPoint(clinic);
  // The names must not overlap the clinics' pins and the towns' names.
  const taken: Box[] = [
    ...clinics.map(sketchPoint).map(({ x, y }) => ({ x, y: y - 11, halfWidth: 8, halfHeight: 8 })),
    ...sketchLabels.map(({ text, x, y }) => ({ x, y: y - 2, halfWidth: text.length * 1.7, halfHeight: 4 })),
  ];
  const isNear = ({ x, y }: Box) =>
    Math.abs(x - here.x) < closeUp.width / 4 && Math.abs(y - here.y) < closeUp.height / 2 - 8;
  const distance = ({ x, y }: Box) => Math.hypot(x - here.x, y - here.y);
  const named = [
    ...roads.map(({ name, bends }) => ({
      name,
      away: roadsAway,
      isTurned: false,
      places: bends.filter(isNear).toSorted((a, b) => distance(a) - distance(b)),
    })),
    ...sketchStreets.map((street) => ({
      name: street.name,
      away: Math.abs(street.at - (street.isAcross ? here.y : here.x)),
      isTurned: !street.isAcross,
      places: placesFor(street, here),
    })),
  ];
  return named
    .toSorted((a, b) => a.away - b.away)
    .flatMap(({ name, isTurned, places }) => {
      const place = places.find((box) => !taken.some((other) => overlap(box, other)));
      if (!place) return [];
      taken.push(place);
      return { text: name, x: place.x, y: place.y, isTurned };
    });
}
