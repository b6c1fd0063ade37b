import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import styles from './disclosure-menu.module.css';
import { useDismiss } from './use-dismiss.ts';

interface DisclosureMenuProps {
  label: ReactNode;
  /** Whether the current page is in the menu. */
  current?: boolean;
  /** The button's class, to match adjacent links. */
  buttonClassName?: string;
  /** The classes of the menu and of its list, to change their place and look. */
  className?: string | undefined;
  panelClassName?: string | undefined;
  /** The links. A click on any of them closes the menu. */
  children: ReactNode;
}

/** A button that shows and hides a list of links. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, current, className = 'relative', buttonClassName, children } = props;
  const { panelClassName = styles.panel } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const dismiss = useCallback((reason: 'outside' | 'escape' | 'choice') => {
    setOpen(false);
    if (reason !== 'outside') button.current?.focus();
  }, []);
  useDismiss(root, open, dismiss);

  return (
    <div ref={root} className={className}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        data-current={current || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown className={`flex-none ${styles.chevron}`} aria-hidden="true" size={18} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: catches the clicks of the links inside, which Enter makes as well. */}
      <div id={listId} className={panelClassName} hidden={!open} onClick={() => dismiss('choice')}>
        {children}
      </div>
    </div>
  );
}
