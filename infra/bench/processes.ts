import { readdirSync, readFileSync } from 'node:fs';

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Whether this system tells of its processes in files. */
export function canReadProcesses(): boolean {
  return statusOf(process.pid) !== '';
}

/** Bytes of a process that are in memory; 0 when it is gone. */
export function residentBytes(pid: number): number {
  return Number(statusOf(pid).match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) * 1024;
}

/** Every process below this one. */
export function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statusOf(Number(name)).match(/^PPid:\s+(\d+)/m)?.[1])] as const);
  const below = (of: number): number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}
