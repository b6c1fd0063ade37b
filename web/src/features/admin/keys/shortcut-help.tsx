import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './shortcut-help.module.css';

const texts = {
  title: 'Keyboard shortcuts',
  note: 'They work while you aren’t typing. The keys of a row need it to have the focus.',
  keys: [
    ['/', 'Search'],
    ['j  k', 'Next or previous row'],
    ['Enter', 'Details of the row'],
    ['a', 'Arrived'],
    ['n', 'No-show'],
    ['b', 'Book a visit'],
    ['m', 'Move a visit'],
    ['c', 'Correct a visit'],
    ['u', 'Undo the latest change'],
    ['?', 'Keyboard shortcuts'],
  ] as const,
};

/** A button that lists the dashboard's keys. Hidden on devices without a keyboard or mouse. */
export function ShortcutHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={styles.button}
        label={texts.title}
        title={`${texts.title} (?)`}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" size={20} />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.title} maxWidth={440}>
        <dl className="grid gap-2">
          {texts.keys.map(([keys, meaning]) => (
            <div key={keys} className={`grid items-center gap-3 ${styles.key}`}>
              <dt className="flex gap-1">
                {keys.split('  ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-4 text-soft text-sm">{texts.note}</p>
      </Dialog>
    </>
  );
}
