import { withMention } from '#web/lib/api/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { lookupTexts } from './lookup-texts.ts';

const texts = lookupTexts.unloaded;

interface LookupUnreachableProps {
  error: unknown;
  trying: boolean;
  tryAgain: () => void;
}

/** The code was correct, but its appointments could not be loaded. */
export function LookupUnreachable({ error, trying, tryAgain }: LookupUnreachableProps) {
  return (
    <Notice
      tone="warn"
      live
      title={texts.title}
      actions={
        <Button size="small" busy={trying} onClick={tryAgain}>
          {texts.tryAgain}
        </Button>
      }
    >
      {withMention(texts.text, error)}
    </Notice>
  );
}
