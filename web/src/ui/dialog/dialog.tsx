import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useSheetEntry } from '#web/lib/history/use-sheet-entry.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './dialog.module.css';
import { putOnTop } from './over-dialogs.ts';

interface DialogProps {
  open: boolean;
  /** Called when the dialog should close. It never closes itself: the owner sets `open`. */
  onClose: () => void;
  /** Whether the dialog contains typed text. If so, a press outside, which is often an accident, doesn't close it. */
  isTypedIn?: boolean;
  title: ReactNode;
  /** Maximum width in pixels. On phones the dialog is a sheet as wide as the screen. */
  maxWidth?: number;
  /**
   * False while a third party's window, such as the bank's 3-D Secure page, must appear on top: a modal dialog
   * would cover and block it.
   */
  modal?: boolean;
  /** Whether the browser's Back closes the dialog. False if it outlasts Back or has its own history entry. */
  closesByBack?: boolean;
  /** `side` is a full-height panel at the inline end, for details of something that stays visible. */
  placement?: 'center' | 'side';
  /** The buttons, which stay visible below the scrolling content. */
  footer?: ReactNode;
  /** The class of the dialog element itself. */
  className?: string | undefined;
  children: ReactNode;
}

/** A dialog. The focus moves to its title, or to the element with `data-dialog-focus`, and back on close. */
export function Dialog({
  open,
  onClose,
  isTypedIn = false,
  title,
  maxWidth = 520,
  modal = true,
  closesByBack = true,
  placement = 'center',
  footer,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  const titleId = useId();
  const heldFocus = useRef<Element>(null);
  useSheetEntry(titleId, open && closesByBack, onClose);

  // Set by script, because the CSP forbids style attributes in HTML, and a screen's first view is HTML.
  useLayoutEffect(() => dialog.current?.style.setProperty('--dialog-width', `${maxWidth}px`), [maxWidth]);

  // A layout effect, because its cleanup runs while the element is still in the page, where `close` can return the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const page = document.documentElement;
    page.style.setProperty('--gutter', page.clientWidth < window.innerWidth ? 'stable' : 'auto');
    if (modal) element.showModal();
    else element.show();
    const held = element.contains(heldFocus.current) ? (heldFocus.current as HTMLElement) : null;
    const first = element.querySelector<HTMLElement>('[data-dialog-focus]') ?? element.querySelector('h2');
    (held ?? first)?.focus();
    const takeOff = modal ? putOnTop(element) : undefined;
    return () => {
      takeOff?.();
      heldFocus.current = document.activeElement;
      element.close();
    };
  }, [open, modal]);

  // Close only if both press and release hit the overlay: a text selection may end outside the dialog.
  const onOverlay = (event: MouseEvent) => event.target === dialog.current;

  return (
    <dialog
      ref={dialog}
      data-placement={placement}
      className={classNames(
        `p-0 border-0 shadow-md bg-surface text-ink ${styles.dialog}`,
        placement === 'side' && styles.side,
        className,
      )}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Ignore cancel events that bubble up from a file or date picker.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers send `cancel` for Escape to a modal dialog only.
      onKeyDown={({ key, nativeEvent }) =>
        !modal && key === 'Escape' && !nativeEvent.isComposing && onClose()
      }
      // Browsers close a dialog on the second Escape in a row, even if the page prevents it, so tell the owner.
      // If the dialog is open again by then, StrictMode has only mounted it twice.
      onClose={(event) => open && !event.currentTarget.open && onClose()}
      onMouseDown={(event) => {
        pressedOverlay.current = onOverlay(event);
      }}
      onClick={(event) => {
        // The second half of the double click that opened the dialog must not close it.
        if (!isTypedIn && pressedOverlay.current && onOverlay(event) && event.detail < 2) onClose();
      }}
    >
      {open && (
        <div className={`flex flex-col flex-1 min-w-0 ${styles.sheet}`}>
          <div className={`flex items-start justify-between gap-4 ${styles.header}`}>
            <h2 id={titleId} className={`min-w-0 wrap-anywhere text-xl ${styles.title}`} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={uiTexts.close} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <div className={`flex-1 ${styles.content}`}>{children}</div>
          {footer && <div className={`flex flex-wrap gap-3 border-t ${styles.footer}`}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
