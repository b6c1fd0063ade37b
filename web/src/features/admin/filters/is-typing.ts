/** Whether keys pressed here type into a field or belong to a dialog. They are no shortcuts then. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, [contenteditable], dialog[open]') !== null;
}
