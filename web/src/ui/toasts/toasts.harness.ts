import { afterEach } from 'vitest';
import { currentToasts, dismissToast } from './toast-store.ts';

export const toastTexts = () => currentToasts().map(({ text }) => text);

/** Each test starts without toasts. */
export function freshToasts() {
  afterEach(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
}
