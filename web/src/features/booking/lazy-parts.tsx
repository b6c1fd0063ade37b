import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import type { LinkedSlotNoticeProps } from './address/linked-slot-notice.tsx';
import type { BookingDialogProps } from './dialog/booking-dialog.tsx';
import { useUnlockedPendingBooking } from './dialog/pending-booking.ts';

const notLoaded = 'We couldn’t open the form. Please check your connection and try again.';

async function load() {
  const [dialog, unfinished, linked] = await Promise.all([
    import('./dialog/booking-dialog.tsx'),
    import('./dialog/unfinished-booking.tsx'),
    import('./address/linked-slot-notice.tsx'),
  ]);
  return { ...dialog, ...unfinished, ...linked };
}

type Parts = Awaited<ReturnType<typeof load>>;

let loaded: Parts | undefined;
let loading: Promise<Parts | undefined> | undefined;

/**
 * Loads what the screen shows only after a press, an unusual link or a lost reply. That's a fifth of the screen's
 * scripts. Resolves to undefined if they can't be loaded.
 */
export function loadLaterParts(): Promise<Parts | undefined> {
  loading ??= load().then(
    (parts) => {
      loaded = parts;
      return parts;
    },
    () => undefined,
  );
  return loading;
}

interface LoadedProps {
  onFailed?: () => void;
  children: (parts: Parts) => ReactNode;
}

/**
 * Renders the parts right away if they are loaded when it mounts. This choice is final, because switching later would
 * lose the state of the parts.
 */
function Loaded(props: LoadedProps) {
  const [ready] = useState(loaded);
  return ready ? props.children(ready) : <Loading {...props} />;
}

function Loading({ onFailed, children }: LoadedProps) {
  const [promise] = useState(loadLaterParts);
  const parts = use(promise);
  const failed = !parts;
  const tell = useEffectEvent(() => {
    // Lets the next press load the files again.
    loading = undefined;
    showToast(notLoaded, { tone: 'error' });
    onFailed?.();
  });
  useEffect(() => {
    if (failed) tell();
  }, [failed]);
  return parts && children(parts);
}

/** The booking dialog. Once a time has been chosen, it stays mounted as long as its screen. */
export function LazyBookingDialog(props: BookingDialogProps) {
  const { slot, onClose } = props;
  const [needed, setNeeded] = useState(false);
  if (slot && !needed) setNeeded(true);

  function giveUp() {
    setNeeded(false);
    onClose();
  }

  // Suspense is mounted before the first press. Because the press is a transition, React then keeps showing the screen,
  // with the time looking pressed, while the files load.
  return (
    <Suspense fallback={null}>
      {needed && <Loaded onFailed={giveUp}>{({ BookingDialog }) => <BookingDialog {...props} />}</Loaded>}
    </Suspense>
  );
}

/** The notice about a booking without a reply, which few visitors see. */
export function LazyUnfinishedBooking() {
  const pending = useUnlockedPendingBooking();
  return (
    <Suspense fallback={null}>
      {pending && <Loaded>{({ UnfinishedBooking }) => <UnfinishedBooking />}</Loaded>}
    </Suspense>
  );
}

/** The notice about a link to a time that can't be booked. */
export function LazyLinkedSlotNotice(props: LinkedSlotNoticeProps) {
  return (
    <Suspense fallback={null}>
      <Loaded>{({ LinkedSlotNotice }) => <LinkedSlotNotice {...props} />}</Loaded>
    </Suspense>
  );
}
