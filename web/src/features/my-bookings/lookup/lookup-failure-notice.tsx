import { brand } from '#shared/brand.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './lookup.module.css';
import type { LookupFailure } from './lookup-failure.ts';
import { lookupTexts } from './lookup-texts.ts';

interface LookupFailureNoticeProps {
  failure: LookupFailure;
  /**
   * The message at the field, announced here as well: Enter keeps the focus in the field, which screen readers
   * then don't read again.
   */
  fieldMessage: string | undefined;
}

/** Announces why a step failed. */
export function LookupFailureNotice({ failure, fieldMessage }: LookupFailureNoticeProps) {
  if (fieldMessage) {
    return (
      <p className={styles.saidOnly} role="alert">
        <VisuallyHidden>{fieldMessage}</VisuallyHidden>
      </p>
    );
  }
  if (!failure.notice) return null;
  const { title, text } = failure.notice;
  // When a limit is reached, the server's own text contains the phone number.
  const offer = text.includes(brand.phone) ? text : `${text} ${lookupTexts.failed.call(brand.phone)}`;
  const [before, after] = offer.split(brand.phone);
  return (
    <Notice tone="error" live title={title}>
      {before}
      <a className="whitespace-nowrap" href={brand.phoneHref}>
        {brand.phone}
      </a>
      {after}
    </Notice>
  );
}
