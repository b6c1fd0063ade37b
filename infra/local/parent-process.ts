import { readFileSync } from 'node:fs';

/** Whose child a process is; undefined where the system does not tell in a file. */
function parentOf(pid: number): string | undefined {
  try {
    // `pid (name) state parent …`, and the name may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S+ /s, '')
      .split(' ', 1)[0];
  } catch {
    return undefined;
  }
}

function ancestry(): string {
  // npm runs a script through a shell, and the shell outlives an npm that is killed.
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** npm may be killed without a word to us; then nobody is left who would stop us. */
export function whenParentIsGone(leave: () => void): void {
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() !== before) leave();
  }, 500);
  timer.unref();
}
