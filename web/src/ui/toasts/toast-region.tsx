import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useOverDialogs } from '#web/ui/dialog/over-dialogs.ts';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './toast-region.module.css';
import { dismissToast, type ToastTone, useToasts } from './toast-store.ts';

/** The id of the element with all that lies over the page: one below the other, so that nothing covers another. */
export const toastRegionId = 'toasts';

/** The frame of a toast: its text, then its buttons. */
export function ToastFrame({ tone, ...rest }: ComponentProps<'div'> & { tone: ToastTone }) {
  return (
    <div
      className={`flex items-center gap-3 rounded-md shadow-md leading-140 ${styles.toast}`}
      data-tone={tone}
      {...rest}
    />
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
          {toasts.map(({ id, text, tone }) => (
            <ToastFrame key={id} tone={tone} role={tone === 'error' ? 'alert' : undefined}>
              <p className="py-2">{text}</p>
              <IconButton label={uiTexts.dismiss} onClick={() => dismissToast(id)}>
                <X aria-hidden="true" size={20} />
              </IconButton>
            </ToastFrame>
          ))}
        </div>
      </div>
    </div>
  );
}
