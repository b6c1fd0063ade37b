import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';

const [lives = '200', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);

if (!(Number(lives) >= 1) || !(Number(seed) >= 0)) {
  console.error('npm run soak -- [number of lives] [seed]');
  process.exit(2);
}

console.log(`${lives} lives of payments from seed ${seed}`);
const vitest = spawn('vitest', ['run', '--project', 'functions', 'functions/jobs/payment-lives.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SOAK_LIVES: lives, SOAK_SEED: seed },
});
const [code] = await once(vitest, 'close');
process.exit(code === 0 ? 0 : 1);
