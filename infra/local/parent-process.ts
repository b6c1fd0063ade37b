import { readFileSync } from 'node:fs';

interface Process {
  name: string;
  parent: string;
}

/** A process's entry under /proc, or undefined where there is none. */
function processOf(pid: number): Process | undefined {
  try {
    // `pid (name) state parent …`; the name may contain anything.
    const [, name = '', parent = ''] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').match(/^\d+ \((.*)\) \S+ (\d+)/s) ?? [];
    return { name, parent };
  } catch {
    return undefined;
  }
}

function ancestry(): string {
  const parent = processOf(process.ppid);
  // npm may run a script through a shell, which survives when npm is killed. Look no further up than that.
  const throughShell = parent && /^(ba|da|z)?sh$/.test(parent.name);
  return throughShell ? `${process.ppid} ${parent.parent}` : String(process.ppid);
}

/** Stops the system when npm is killed without forwarding the signal, since nothing else would. */
export function whenParentIsGone(leave: () => void): void {
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() !== before) leave();
  }, 500);
  timer.unref();
}
