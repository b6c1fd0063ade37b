import { sessionState, setSessionState } from './session-context.ts';

/** The session ends after this long without input. */
export const idleLimitMs = 15 * 60_000;
/** The warning appears this long before the session ends. */
export const warningMs = 60_000;

/** The id of the warning. While it shows, only its button counts as input: a stray mouse move must not. */
export const idleWarningId = 'idle-warning';

/** How often the timer checks, and at most reports activity. */
const intervalMs = 1_000;

// Without 'scroll', because a page also scrolls by itself, such as when a list above the visible part grows.
const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

/**
 * Watches for input, and counts the session's last seconds in its state. Compares instants instead of counting down,
 * because timers stop in a background tab and while the computer sleeps.
 * @param onActive called on activity in this tab, at most once a second
 */
export function startIdleTimer(onActive: (activeAtMs: number) => void, onIdle: () => void) {
  const stopping = new AbortController();
  let lastActiveMs = Date.now();
  let wasIdle = false;

  const leftMs = () => lastActiveMs + idleLimitMs - Date.now();

  function showLeft(): void {
    const secondsLeft = leftMs() > warningMs ? undefined : Math.max(0, Math.ceil(leftMs() / 1000));
    const state = sessionState();
    if (state.secondsLeft !== secondsLeft) setSessionState({ ...state, secondsLeft });
  }

  function setActiveAt(activeAtMs: number): void {
    lastActiveMs = Math.max(lastActiveMs, activeAtMs);
    showLeft();
  }

  function setActive(): void {
    const now = Date.now();
    // Past the limit the session is over, even if no check has run yet because the computer was asleep.
    if (now - lastActiveMs < intervalMs || leftMs() <= 0) return;
    setActiveAt(now);
    onActive(now);
  }

  const timer = setInterval(() => {
    showLeft();
    const isIdle = leftMs() <= 0;
    // A tab that has just woken up receives the other tabs' messages a moment later.
    if (isIdle && wasIdle) onIdle();
    wasIdle = isIdle;
  }, intervalMs);
  for (const event of inputEvents) {
    const onInput = () => document.getElementById(idleWarningId) ?? setActive();
    window.addEventListener(event, onInput, { capture: true, passive: true, signal: stopping.signal });
  }

  return {
    /** Records activity in this tab. */
    setActive,
    /** Records activity in another tab. */
    setActiveAt,
    stop: () => {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
