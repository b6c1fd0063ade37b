/** A button pressed before the app was there; the starter of web/build/prerender.ts remembers it. */
interface EarlyPress {
  button: HTMLElement | null;
}

declare global {
  var earlyPress: EarlyPress | undefined;
}

/** The button, if this part of the page holds it. It is handed out once. */
export function takeEarlyPress(part: Element): HTMLElement | null {
  const button = globalThis.earlyPress?.button ?? null;
  if (!button || !part.contains(button)) return null;
  globalThis.earlyPress = undefined;
  return button;
}
