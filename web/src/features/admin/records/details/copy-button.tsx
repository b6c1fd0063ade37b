import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface CopyButtonProps {
  text: string;
  variant: 'quiet' | 'secondary';
  children: ReactNode;
}

/** A button that copies a text and reports whether that worked. */
export function CopyButton({ text, variant, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The browser has no clipboard or refuses access. Staff can still select the text.
      setOutcome('failed');
    }
  }

  return (
    <>
      <Button variant={variant} size="small" onClick={() => void copy()} onBlur={() => setOutcome(undefined)}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {children}
      </Button>
      <span role="status" className="text-success text-xs font-semibold">
        {outcome && (outcome === 'copied' ? texts.copied : texts.copyFailed)}
      </span>
    </>
  );
}
