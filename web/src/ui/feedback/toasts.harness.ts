import { afterEach } from 'vitest';
import { currentToasts, dismissToast } from './toast-store.ts';

export const toastTexts = () => currentToasts().map(({ text }) => text);

/** Each test starts with nothing said. */
export function freshToasts() {
  afterEach(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
}
