import type { ComponentProps } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { paymentTexts } from './payment-texts.ts';
import { PhoneText } from './phone-text.tsx';
import { useTakeFocus } from './use-take-focus.ts';

interface RetryNoticeProps extends Pick<ComponentProps<typeof Notice>, 'tone' | 'title'> {
  text: string;
  /** The button's label. */
  label?: string;
  onRetry: () => void;
  /** Set when the notice replaces the form whose button had the focus. */
  takesFocus?: boolean;
}

/** Says what went wrong, with a button to try again. */
export function RetryNotice({ text, label, onRetry, takesFocus = false, ...notice }: RetryNoticeProps) {
  const ref = useTakeFocus<HTMLButtonElement>(takesFocus);
  const button = (
    <Button ref={ref} size="small" variant="secondary" onClick={onRetry}>
      {label ?? paymentTexts.tryAgain}
    </Button>
  );
  return (
    <Notice tone="error" live actions={button} {...notice}>
      <PhoneText text={text} />
    </Notice>
  );
}
