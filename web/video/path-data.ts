export type Point = readonly [x: number, y: number];

/** Numbers as short as SVG allows: `12 -0.5` becomes `12-.5`. */
export function numbers(values: readonly number[], decimals = 0): string {
  return values
    .map((value) => String(Number(value.toFixed(decimals)) || 0).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** The point at a distance from another one. An angle of 0 points up; positive ones turn clockwise. */
export function step([x, y]: Point, degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.sin(radians) * length, y - Math.cos(radians) * length];
}

export function polygon(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const start = `M${numbers(first)}`;
  return `${start}L${numbers(rest.flat())}Z`;
}

const roundedPoint = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Leaves that grow from one point. Each ends where it began, so the path needs no move command between them. */
export function leaves(
  from: Point,
  blades: readonly { degrees: number; length: number }[],
  width: number,
): string {
  const curves = blades.flatMap(({ degrees, length }) => {
    const [tipX, tipY] = roundedPoint(step([0, 0], degrees, length));
    const slant = (Math.atan2(width, 0.57) * 180) / Math.PI;
    const reach = Math.hypot(width, 0.57) * length;
    const one = step([0, 0], degrees - slant, reach);
    const other = step([0, 0], degrees + slant, reach);
    return [...one, tipX, tipY, other[0] - tipX, other[1] - tipY, -tipX, -tipY];
  });
  return `M${numbers(from)}q${numbers(curves)}`;
}

/** A smooth line through the points, level at each of them. */
export function smoothLine([start, ...points]: readonly Point[]): string {
  if (!start) return '';
  let [x, y] = start;
  let path = `M${numbers([x, y])}C`;
  for (const [nextX, nextY] of points) {
    const middle = (x + nextX) / 2;
    path += ` ${numbers([middle, y, middle, nextY, nextX, nextY])}`;
    [x, y] = [nextX, nextY];
  }
  return path.replace('C ', 'C').replaceAll(' -', '-');
}
