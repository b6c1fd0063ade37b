export type ToastTone = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

/** Errors stay until dismissed; other toasts disappear after this time. */
const showMs = 7000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message over the current screen and announces it. */
export function showToast(text: string, { tone = 'info' }: { tone?: ToastTone } = {}): void {
  lastId += 1;
  const id = lastId;
  // The same message replaces its predecessor, so that repeated failures don't pile up.
  replace([...toasts.filter((toast) => toast.text !== text), { id, text, tone }]);
  if (tone !== 'error') setTimeout(() => dismissToast(id), showMs);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
