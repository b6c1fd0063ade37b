import { createStore } from '#web/lib/store.ts';

export type ToastTone = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

/** Toasts disappear after this time. Errors stay until dismissed. */
const showMs = 7000;

const store = createStore<readonly Toast[]>(() => []);
let lastId = 0;

/** The id of the newest toast when the visitor last pressed something, or went back or forward. */
let lastSeenId = 0;

if (typeof window === 'object') {
  const notice = () => {
    lastSeenId = lastId;
  };
  for (const press of ['pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(press, notice, { capture: true });
  }
}

/** Shows a message over the current screen and announces it. */
export function showToast(text: string, { tone = 'info' }: { tone?: ToastTone } = {}): void {
  lastId += 1;
  const id = lastId;
  // A repeated message replaces the earlier one, so that failures don't pile up.
  store.set([...store.get().filter((toast) => toast.text !== text), { id, text, tone }]);
  if (tone !== 'error') setTimeout(() => dismissToast(id), showMs);
}

export function dismissToast(id: number): void {
  store.set(store.get().filter((toast) => toast.id !== id));
}

/**
 * Call it when the visitor comes to another screen. Dismisses the toasts that appeared before the visitor left the
 * last screen, because they are about that screen and would cover this one. A toast about the press that led here
 * stays, and so do errors.
 */
export function dismissSeen(): void {
  store.set(store.get().filter(({ id, tone }) => tone === 'error' || id > lastSeenId));
}

/** Dismisses the errors, for example when the visitor leaves the view that failed. */
export function dismissErrors(): void {
  store.set(store.get().filter(({ tone }) => tone !== 'error'));
}

export const currentToasts = store.get;

export const useToasts = store.useValue;
