import { readdirSync, readFileSync } from 'node:fs';

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Whether this system has /proc. */
export function canReadProcesses(): boolean {
  return statusOf(process.pid) !== '';
}

/** Resident memory of a process in bytes; 0 when it is gone. */
export function residentBytes(pid: number): number {
  return Number(statusOf(pid).match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) * 1024;
}

/** All descendants of a process. */
export function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statusOf(Number(name)).match(/^PPid:\s+(\d+)/m)?.[1])] as const);
  const below = (of: number): number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}
