import { X } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useOverDrawer } from '#web/ui/dialog/over-drawer.ts';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './toast-region.module.css';
import { dismissToast, useToasts } from './toast-store.ts';

/** Shows the toasts. Always mounted, because screen readers miss the first message of a new live region. */
export function ToastRegion() {
  const toasts = useToasts();
  const { home, overlay } = useOverDrawer<HTMLDivElement>();
  return (
    <div ref={home}>
      <div
        ref={overlay}
        className={`grid justify-items-center gap-2 print-hidden ${styles.region}`}
        role="status"
      >
        {toasts.map(({ id, text, tone }) => (
          <div
            key={id}
            className={`flex items-center gap-2 rounded-md shadow-md ${styles.toast}`}
            data-tone={tone}
            role={tone === 'error' ? 'alert' : undefined}
          >
            <p className={`py-2 leading-140 ${styles.text}`}>{text}</p>
            <IconButton label={uiTexts.dismiss} onClick={() => dismissToast(id)}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          </div>
        ))}
      </div>
    </div>
  );
}
