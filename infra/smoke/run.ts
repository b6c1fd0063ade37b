import { AddressProblem, originOf } from './address.ts';
import { Interrupted, SmokeFailure, smoke } from './smoke.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort(new Interrupted()));
}

// A program that reads the lines may stop early, as `head` does.
process.stdout.on('error', () => interruption.abort(new Interrupted()));

try {
  const origin = originOf(process.argv.slice(2));
  await smoke({ origin, say, signal: interruption.signal });
  say(`${origin} passed.`);
} catch (error) {
  if (!(error instanceof SmokeFailure) && !(error instanceof AddressProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
