/** Thrown while a function starts, so that a misconfigured deployment fails right away and says what's missing. */
export class MissingVariable extends Error {
  constructor(name: string) {
    super(`the environment variable ${name} is missing`);
    this.name = 'MissingVariable';
  }
}

/** Thrown when settings contradict each other. The message is logged, so it must not quote a secret. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration';
}

/** A variable that the function needs. Call it at module level, so that a missing one fails the startup. */
export function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new MissingVariable(name);
  return value;
}

/** A variable that holds a whole number from 0 up. */
export function envNumber(name: string): number {
  const value = Number(env(name));
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be a whole number`);
  return value;
}
