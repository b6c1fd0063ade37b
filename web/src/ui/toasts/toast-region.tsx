import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useOverDialogs } from '#web/ui/dialog/over-dialogs.ts';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './toast-region.module.css';
import { dismissToast, type ToastTone, useToasts } from './toast-store.ts';

/** The id of the element that holds the toasts and other overlays, one below the other, so that none covers another. */
export const toastRegionId = 'toasts';

interface ToastFrameProps {
  text: string;
  tone: ToastTone;
  /** The button that dismisses the toast. */
  ref?: Ref<HTMLButtonElement>;
  role?: 'alert' | undefined;
  onDismiss: () => void;
  /** Other buttons. */
  children?: ReactNode;
}

/** What a toast looks like: a text, and its buttons. */
export function ToastFrame({ text, tone, ref, role, onDismiss, children }: ToastFrameProps) {
  return (
    <div
      className={`flex items-center gap-3 rounded-md shadow-md leading-140 ${styles.toast}`}
      data-tone={tone}
      role={role}
    >
      <p className="py-2">{text}</p>
      {children}
      <IconButton ref={ref} label={uiTexts.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}

/** Shows the toasts. Always mounted, because screen readers miss the first message of a new live region. */
export function ToastRegion() {
  const toasts = useToasts();
  const { home, overlay } = useOverDialogs<HTMLDivElement>();
  return (
    <div ref={home}>
      <div ref={overlay} id={toastRegionId} className={`print-hidden ${styles.region}`}>
        <div role="status">
          {toasts.map(({ id, ...toast }) => (
            <ToastFrame
              key={id}
              role={toast.tone === 'error' ? 'alert' : undefined}
              onDismiss={() => dismissToast(id)}
              {...toast}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
