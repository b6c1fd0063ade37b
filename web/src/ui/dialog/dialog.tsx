import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** The dialog never closes itself: it asks, and the owner sets `open`. */
  onClose: () => void;
  /** Something typed would be lost with it: a press beside it, easily an accident, does not ask to close it then. */
  isTypedIn?: boolean;
  title: string;
  /** Widest it gets, in pixels; on phones it is a full-height sheet. */
  maxWidth?: number;
  /**
   * False while somebody else's window has to come out on top: a modal dialog covers and blocks all others, such as
   * the bank's question that the card provider shows.
   */
  modal?: boolean;
  /** `side` stands at the end of the line, as high as the window: details of something that stays in view. */
  look?: 'centre' | 'side';
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal over the page. Focus goes to its title and returns to where it was. */
export function Dialog({
  open,
  onClose,
  isTypedIn = false,
  title,
  maxWidth = 520,
  modal = true,
  look = 'centre',
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  const titleId = useId();
  const heldFocus = useRef<Element>(null);

  // A layout effect: its clean-up still finds the element in the page, so closing returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (modal) element.showModal();
    else element.show();
    const held = element.contains(heldFocus.current) ? (heldFocus.current as HTMLElement) : null;
    (held ?? element.querySelector<HTMLElement>('[data-dialog-focus], h2'))?.focus();
    return () => {
      heldFocus.current = document.activeElement;
      element.close();
    };
  }, [open, modal]);

  // Press and release both on the overlay: selecting text and letting go outside is not a wish to close.
  const onOverlay = (event: MouseEvent) => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the overlay; Escape is the key for it.
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, look === 'side' && styles.side)}
      style={{ '--dialog-width': `${maxWidth}px` }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file or date picker inside sends its own cancel event up here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // A second Escape in a row closes a dialog whatever the page says; follow it.
      // A dialog that stands open again by then was only mounted twice, as StrictMode does.
      onClose={(event) => open && !event.currentTarget.open && onClose()}
      onMouseDown={(event) => {
        pressedOverlay.current = onOverlay(event);
      }}
      onClick={(event) => {
        if (!isTypedIn && pressedOverlay.current && onOverlay(event)) onClose();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={uiTexts.close} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <div className={styles.content}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
