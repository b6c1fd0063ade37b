import { brand } from '#shared/brand.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { chatTexts } from './chat-texts.ts';
import type { Failure } from './use-conversation.ts';

const texts = chatTexts.failed;

interface ChatFailureProps {
  failure: Failure;
  onRetry: (question: string) => void;
}

export function ChatFailure({ failure: { question, text }, onRetry }: ChatFailureProps) {
  return (
    <Notice
      tone="error"
      live
      title={texts.title}
      actions={
        <>
          <Button size="small" onClick={() => onRetry(question)}>
            {texts.again}
          </Button>
          <ButtonAnchor variant="secondary" size="small" href={brand.phoneHref}>
            {texts.call(brand.phone)}
          </ButtonAnchor>
        </>
      }
    >
      {text}
    </Notice>
  );
}
