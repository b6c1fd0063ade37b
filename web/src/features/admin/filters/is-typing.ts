/** Whether a key pressed here types into a field or belongs to a dialog, and so isn't a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, [contenteditable], dialog[open]') !== null;
}
