import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { lookupTexts } from './lookup-texts.ts';

const texts = lookupTexts.failed;

/** Why a step failed: a message at its field, or a notice above it. */
export interface LookupFailure {
  atField?: string;
  notice?: { title: string; text: string };
}

/** The text for a failed request of the step with this field. */
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
