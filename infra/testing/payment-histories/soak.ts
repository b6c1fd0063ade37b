import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';

const [histories = '200', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);

if (!(Number(histories) >= 1) || !(Number(seed) >= 0)) {
  console.error('npm run soak -- [number of histories] [seed]');
  process.exit(2);
}

console.log(`${histories} histories of payments from seed ${seed}`);
const vitest = spawn(
  'vitest',
  ['run', '--project', 'functions', 'functions/jobs/payment-histories.long.test.ts'],
  {
    stdio: 'inherit',
    // Without LONG_TESTS, Vitest's configuration leaves out this `.long.test.ts` file.
    env: { ...process.env, LONG_TESTS: 'true', SOAK_HISTORIES: histories, SOAK_SEED: seed },
  },
);
const [code] = await once(vitest, 'close');
process.exit(code === 0 ? 0 : 1);
