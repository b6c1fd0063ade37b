/** Joins class names and skips falsy ones: `classNames(styles.a, isOn && styles.b)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
