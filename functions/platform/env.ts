/** Thrown while a function starts, so that a wrong deployment fails at once and says what is missing. */
export class MissingVariable extends Error {
  constructor(name: string) {
    super(`the environment variable ${name} is missing`);
    this.name = 'MissingVariable';
  }
}

/** A variable this function cannot run without. Call it at module level: it stops the start, by name. */
export function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new MissingVariable(name);
  return value;
}

/** A variable that holds a whole number, 0 included. */
export function envNumber(name: string): number {
  const value = Number(env(name));
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be a whole number`);
  return value;
}
