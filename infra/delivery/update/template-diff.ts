import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '#infra/release/snapshot/snapshot.ts';
import { writeReleased } from '#infra/release/snapshot/store.ts';

/** The `git diff` between two releases' templates as they would be committed. Empty if they're equal. */
export function templateDiff(released: Snapshot, next: Snapshot): string {
  const directory = mkdtempSync(join(tmpdir(), 'templates-'));
  try {
    writeReleased(released, join(directory, 'released'));
    writeReleased(next, join(directory, 'next'));
    const options = [
      'diff',
      '--no-index',
      '--no-color',
      '--no-ext-diff',
      '--no-prefix',
      '--',
      'released',
      'next',
    ];
    // Git exits with 1 if the folders differ.
    const { status, stdout, stderr } = spawnSync('git', options, {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr}`);
    return stdout;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
