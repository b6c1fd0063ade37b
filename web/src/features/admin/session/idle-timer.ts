/** The session ends after this long without input. */
export const idleLimitMs = 15 * 60_000;
/** The warning appears this long before the session ends. */
export const warningMs = 60_000;

/** How often the timer checks, and at most reports activity. */
const intervalMs = 1_000;

// Without 'scroll', because a page also scrolls by itself, such as when a list above the visible part grows.
const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];
const wakeEvents = ['visibilitychange', 'focus', 'pageshow'];

interface IdleTimerEvents {
  /** Called on activity in this tab, at most once a second. */
  onActive: (activeAtMs: number) => void;
  /** Called with the time at which the session will end; with undefined on new activity. */
  onWarning: (endsAtMs: number | undefined) => void;
  onIdle: () => void;
}

let isInputIgnored = false;

/**
 * While the warning shows, only `setActive` counts as activity: a stray mouse move must not keep the session alive.
 * Returns a function that ends this.
 */
export function ignoreInput(): () => void {
  isInputIgnored = true;
  return () => {
    isInputIgnored = false;
  };
}

/**
 * Watches for input. Compares instants instead of counting down, because timers stop in a background tab and while
 * the computer sleeps.
 */
export function startIdleTimer({ onActive, onWarning, onIdle }: IdleTimerEvents) {
  let lastActiveMs = Date.now();
  let isWarning = false;
  let idleSinceMs: number | undefined;
  const stopping = new AbortController();

  function check(): void {
    const now = Date.now();
    const remainingMs = lastActiveMs + idleLimitMs - now;
    idleSinceMs = remainingMs > 0 ? undefined : (idleSinceMs ?? now);
    if (idleSinceMs !== undefined) {
      // A tab that has just woken up receives the other tabs' messages a moment later.
      if (now - idleSinceMs >= intervalMs) onIdle();
    } else if (remainingMs <= warningMs !== isWarning) {
      isWarning = !isWarning;
      onWarning(isWarning ? lastActiveMs + idleLimitMs : undefined);
    }
  }

  function setActiveAt(activeAtMs: number): void {
    lastActiveMs = Math.max(lastActiveMs, activeAtMs);
    check();
  }

  function setActive(): void {
    const now = Date.now();
    const idleMs = now - lastActiveMs;
    // Past the limit the session is over, even if no check has run yet because the computer was asleep.
    if (idleMs < intervalMs || idleMs >= idleLimitMs) return;
    setActiveAt(now);
    onActive(now);
  }

  const timer = setInterval(check, intervalMs);
  const listen = (events: readonly string[], listener: () => void) => {
    const options = { capture: true, passive: true, signal: stopping.signal };
    for (const event of events) window.addEventListener(event, listener, options);
  };
  listen(inputEvents, () => !isInputIgnored && setActive());
  listen(wakeEvents, check);

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
