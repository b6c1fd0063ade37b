import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

// Run all checks in parallel, since each leaves cores idle for a while. One core is left to the linter, because another
// compiler worker would only check some files twice.
const checkers = Math.max(1, availableParallelism() - 1);
const checks = [
  'biome check --error-on-warnings .',
  `tsc -b --checkers ${checkers}`,
  'node infra/check-layers.ts',
];

/** Runs a command. Returns its output, and whether it succeeded. */
async function run(command: string): Promise<{ output: string; isPassed: boolean }> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { output, isPassed: code === 0 };
}

const running = checks.map(run);
for (const [index, check] of running.entries()) {
  const { output, isPassed } = await check;
  process.stdout.write(output);
  if (isPassed) continue;
  console.error(`Failed: ${checks[index]}`);
  process.exitCode = 1;
}
