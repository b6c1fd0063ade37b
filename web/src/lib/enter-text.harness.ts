import type { UserEvent } from '@testing-library/user-event';

/** Replaces a field's text in one step, as pasting and autofill do: typing would render the form at every key. */
export async function enterText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
