import { readFileSync } from 'node:fs';

interface Process {
  name: string;
  parent: string;
}

/** What the system tells of a process in a file; undefined where it does not. */
function processOf(pid: number): Process | undefined {
  try {
    // `pid (name) state parent …`, and the name may hold anything.
    const [, name = '', parent = ''] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').match(/^\d+ \((.*)\) \S+ (\d+)/s) ?? [];
    return { name, parent };
  } catch {
    return undefined;
  }
}

function ancestry(): string {
  const parent = processOf(process.ppid);
  // npm may run a script through a shell, and that outlives an npm that is killed; further up is not our business.
  const throughShell = parent && /^(ba|da|z)?sh$/.test(parent.name);
  return throughShell ? `${process.ppid} ${parent.parent}` : String(process.ppid);
}

/** npm may be killed without a word to us; then nobody is left who would stop us. */
export function whenParentIsGone(leave: () => void): void {
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() !== before) leave();
  }, 500);
  timer.unref();
}
