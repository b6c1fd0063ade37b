/** How long nobody may do anything before the session ends, and how long before that a warning shows. */
export const idleLimitMs = 15 * 60_000;
export const warningMs = 60_000;

const checkEveryMs = 1_000;
const noteEveryMs = 1_000;

// Not 'scroll': a page scrolls by itself when a list above what is looked at grows.
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const returns = ['visibilitychange', 'focus', 'pageshow'] as const;

interface ActivityEvents {
  /** Somebody did something here; at most once a second. */
  onActive: (atMs: number) => void;
  /** When the session ends unless somebody is there; undefined when somebody is. */
  onWarning: (endsAtMs: number | undefined) => void;
  onIdle: () => void;
}

let confirm: (() => void) | undefined;
let isAsking = false;

/** While the question shows, only an answer counts: a passing sleeve is no manager. */
export function ignoreInput(): () => void {
  isAsking = true;
  return () => {
    isAsking = false;
  };
}

/** The answer: somebody is there. */
export function confirmActive(): void {
  confirm?.();
}

/**
 * Watches whether somebody is there. Instants are compared, so that a tab in the background, whose timers sleep, and a
 * computer that slept itself end the session as they should.
 */
export function startIdleTimer({ onActive, onWarning, onIdle }: ActivityEvents) {
  let activeAtMs = Date.now();
  let isWarning = false;
  let overSinceMs: number | undefined;
  const ending = new AbortController();

  function check(): void {
    const now = Date.now();
    const restMs = activeAtMs + idleLimitMs - now;
    overSinceMs = restMs > 0 ? undefined : (overSinceMs ?? now);
    if (overSinceMs !== undefined) {
      // A tab that just woke hears a moment later what was done in the others.
      if (now - overSinceMs >= checkEveryMs) onIdle();
    } else if (restMs <= warningMs !== isWarning) {
      isWarning = !isWarning;
      onWarning(isWarning ? activeAtMs + idleLimitMs : undefined);
    }
  }

  function markActiveAt(atMs: number): void {
    activeAtMs = Math.max(activeAtMs, atMs);
    check();
  }

  function markActive(): void {
    const now = Date.now();
    // Moving the mouse after half an hour does not bring a session back.
    if (now - activeAtMs >= idleLimitMs) return;
    markActiveAt(now);
    onActive(now);
  }

  function note(): void {
    if (!isAsking && Date.now() - activeAtMs >= noteEveryMs) markActive();
  }

  const timer = setInterval(check, checkEveryMs);
  const { signal } = ending;
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true, signal });
  for (const sign of returns) window.addEventListener(sign, check, { capture: true, signal });

  confirm = markActive;

  return {
    /** Somebody did something, here or in another tab. */
    markActiveAt,
    stop: () => {
      clearInterval(timer);
      ending.abort();
      confirm = undefined;
    },
  };
}
