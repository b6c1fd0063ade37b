import { Notice } from '#web/ui/feedback/notice.tsx';
import { lookupTexts } from './lookup-texts.ts';

const texts = lookupTexts.hasExpired;

/** Says that the last session expired. */
export function SessionEndedNotice({ hasExpired }: { hasExpired: boolean }) {
  if (!hasExpired) return null;
  return (
    <div role="alert">
      <Notice tone="warn" title={texts.title}>
        {texts.text}
      </Notice>
    </div>
  );
}
