import { brand } from '#shared/brand.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './confirmation-screen.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.unreachable;

interface AppointmentUnreachableProps {
  error: unknown;
  busy: boolean;
  onTryAgain: () => void;
}

/** The appointment may exist, but it could not be loaded. */
export function AppointmentUnreachable({ error, busy, onTryAgain }: AppointmentUnreachableProps) {
  return (
    <Card tone="sand" alone role="alert">
      <PageHeading lead={withMention(texts.text, error)}>{texts.title}</PageHeading>
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <Button variant="coral" size="large" busy={busy} onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
        <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
          {confirmationTexts.notFound.call}
        </ButtonAnchor>
      </div>
    </Card>
  );
}
