import { Printer } from 'lucide-react';
import { bookPath, paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './confirmation-screen.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.actions;

export function ConfirmationActions({ clinicId }: { clinicId: string }) {
  return (
    <nav className={`flex flex-wrap gap-3 ${styles.actions}`} aria-label={texts.label}>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {texts.print}
      </Button>
      <ButtonLink variant="secondary" to={paths.myBookings}>
        {texts.viewBookings}
      </ButtonLink>
      <ButtonLink variant="secondary" to={bookPath({ clinic: clinicId })}>
        {texts.bookAnother}
      </ButtonLink>
      <ButtonLink variant="quiet" to={paths.home}>
        {texts.backHome}
      </ButtonLink>
    </nav>
  );
}
