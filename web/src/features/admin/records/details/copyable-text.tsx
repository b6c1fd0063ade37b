import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './field-list.module.css';

interface CopyableTextProps {
  text: string;
  /** Names the text, for screen readers. */
  label: string;
}

/** A text with a button that copies it and says whether that worked. */
export function CopyableText({ text, label }: CopyableTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The browser has no clipboard or refuses access. The text can still be selected by hand.
      setOutcome('failed');
    }
  }

  return (
    <>
      {text}{' '}
      <span className={styles.copy}>
        <Button variant="quiet" size="small" onClick={() => void copy()} onBlur={() => setOutcome(undefined)}>
          {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {texts.copy}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
        <span role="status" className={styles.outcome}>
          {outcome && (outcome === 'copied' ? texts.copied : texts.copyFailed)}
        </span>
      </span>
    </>
  );
}
