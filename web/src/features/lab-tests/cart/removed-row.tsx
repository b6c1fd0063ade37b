import { useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { cartTexts } from './cart-texts.ts';
import styles from './removed-row.module.css';

const texts = cartTexts.row;

interface RemovedRowProps {
  title: string;
  onUndo: () => void;
}

/** Replaces the deleted row, and takes the focus from its Delete button. */
export function RemovedRow({ title, onUndo }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const textId = useId();

  useEffect(() => undo.current?.focus(), []);

  return (
    <Card as="li" tone="sage" className={`flex flex-wrap items-center justify-between gap-2-4 ${styles.row}`}>
      <p id={textId}>{texts.removed(title)}</p>
      <Button ref={undo} variant="secondary" size="small" aria-describedby={textId} onClick={onUndo}>
        {texts.undo}
      </Button>
    </Card>
  );
}
