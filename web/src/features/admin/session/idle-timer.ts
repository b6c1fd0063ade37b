import { sessionState, setSessionState } from './session-context.ts';

/** The session ends after this long without input. */
export const idleLimitMs = 15 * 60_000;
/** The warning appears this long before the session ends. */
export const warningMs = 60_000;

/** The id of the warning. While it shows, input doesn't count: a stray mouse move must not keep the session alive. */
export const idleWarningId = 'idle-warning';

/** How often the timer checks, and the shortest time between two reports of activity. */
const intervalMs = 1_000;

// Without 'scroll', because a page also scrolls by itself, such as when a list above the visible part grows.
const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

/**
 * Watches for input. During the warning, writes the number of remaining seconds to the session's state. Compares
 * instants instead of counting down, because timers stop in a background tab and while the computer sleeps.
 * @param onActive called on activity in this tab, at most once a second
 * @param onIdle called once the session is over
 */
export function startIdleTimer(onActive: (activity: { activeAtMs: number }) => void, onIdle: () => void) {
  const stopping = new AbortController();
  let lastActiveMs = Date.now();
  let wasIdle = false;

  const leftMs = () => lastActiveMs + idleLimitMs - Date.now();

  function showLeft(): void {
    const secondsLeft = leftMs() > warningMs ? undefined : Math.max(0, Math.ceil(leftMs() / 1000));
    const state = sessionState();
    if (state.secondsLeft !== secondsLeft) setSessionState({ ...state, secondsLeft });
  }

  /** Records activity in another tab. */
  function setActiveAt(activeAtMs: number): void {
    lastActiveMs = Math.max(lastActiveMs, activeAtMs);
    showLeft();
  }

  /** Records activity in this tab. */
  function setActive(): void {
    const now = Date.now();
    // Past the limit the session is over, even if no check has run yet because the computer was asleep.
    if (now - lastActiveMs < intervalMs || leftMs() <= 0) return;
    setActiveAt(now);
    onActive({ activeAtMs: now });
  }

  const timer = setInterval(() => {
    showLeft();
    const isIdle = leftMs() <= 0;
    // Wait for a second check: a tab that has just woken up may receive other tabs' messages only after the first.
    if (isIdle && wasIdle) onIdle();
    wasIdle = isIdle;
  }, intervalMs);
  for (const event of inputEvents) {
    const onInput = () => document.getElementById(idleWarningId) ?? setActive();
    window.addEventListener(event, onInput, { capture: true, passive: true, signal: stopping.signal });
  }

  stopping.signal.addEventListener('abort', () => clearInterval(timer));
  return { setActive, setActiveAt, stop: () => stopping.abort() };
}
