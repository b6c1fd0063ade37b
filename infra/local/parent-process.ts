import { readFileSync } from 'node:fs';

interface Process {
  name: string;
  parent: string;
}

/** A process's entry under /proc, or undefined where there is none. */
function processOf(pid: number): Process | undefined {
  try {
    // `pid (name) state parent …`, where the name may contain any character.
    const [, name = '', parent = ''] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').match(/^\d+ \((.*)\) \S+ (\d+)/s) ?? [];
    return { name, parent };
  } catch {
    return undefined;
  }
}

function ancestry(): string {
  const parent = processOf(process.ppid);
  // npm may run a script through a shell, which keeps running when npm is killed, so watch the shell's
  // parent. Look no further up than that.
  const throughShell = parent && /^(ba|da|z)?sh$/.test(parent.name);
  return throughShell ? `${process.ppid} ${parent.parent}` : String(process.ppid);
}

/** Stops the system when npm is killed without forwarding the signal, or it would run forever. */
export function whenParentIsGone(leave: () => void): void {
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() !== before) leave();
  }, 500);
  timer.unref();
}
