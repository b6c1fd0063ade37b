export type ToastTone = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

/** Errors stay until dismissed; the rest leaves after this long. */
const showMs = 7000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message over whatever screen is open, and has it announced. */
export function showToast(text: string, { tone = 'info' }: { tone?: ToastTone } = {}): void {
  lastId += 1;
  const id = lastId;
  // The same words again replace the old ones: a repeated failure does not pile up.
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
