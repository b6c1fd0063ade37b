/** Whether keys at this place write or choose something, or a dialog has them: then they are no shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, [contenteditable], dialog[open]') !== null;
}
