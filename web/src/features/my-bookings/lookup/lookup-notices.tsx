import { brand } from '#shared/brand.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { lookupTexts } from './lookup-texts.ts';

const texts = lookupTexts.failed;

/** Why a step failed: a message at its field, or a notice above it. */
export interface LookupFailure {
  atField?: string;
  notice?: { title: string; text: string };
}

/** Explains why the request of a step failed. `field` is the step's field. */
export function lookupFailure(error: Error | null, field: 'email' | 'code'): LookupFailure {
  if (!error) return {};
  if (!(error instanceof ApiProblem)) {
    const text = field === 'email' ? texts.notSent : texts.notVerified;
    return { notice: { title: texts.unreachable, text } };
  }
  const { code, detail, fields, retryAfterSeconds } = error;
  if (fields[field]) return { atField: fields[field] };
  if (code !== 'too-many') return { notice: { title: texts.other, text: detail } };
  const wait = retryAfterSeconds ? ` ${texts.againIn(retryAfterSeconds)}` : '';
  return { notice: { title: texts.tooMany, text: `${detail}${wait}` } };
}

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
      <p className="sr-only" role="alert">
        {fieldMessage}
      </p>
    );
  }
  if (!failure.notice) return null;
  const { title, text } = failure.notice;
  // When a limit is reached, the server's own text contains the phone number.
  const offer = text.includes(brand.phone) ? text : `${text} ${texts.call(brand.phone)}`;
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

/** Says that the last session expired. */
export function SessionEndedNotice() {
  const { hasExpired } = useLookupSession();
  if (!hasExpired) return null;
  return (
    <div role="alert">
      <Notice tone="warn" title={lookupTexts.hasExpired.title}>
        {lookupTexts.hasExpired.text}
      </Notice>
    </div>
  );
}
