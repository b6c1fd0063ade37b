import type { UserEvent } from '@testing-library/user-event';

/** Replaces what a field holds at once, as pasting and autofill do. Typing renders the form at every key. */
export async function enterText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
