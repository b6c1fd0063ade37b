import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';

const state: NavigationState = { askToCancel: true };

/** Leads to the visit's screen, which asks whether to cancel. */
export function CancelLink({
  confirmationNumber,
  size = 'medium',
}: {
  confirmationNumber: string;
  size?: 'medium' | 'small';
}) {
  return (
    <ButtonLink variant="secondary" size={size} to={confirmationPath(confirmationNumber)} state={state}>
      {rescheduleTexts.cancel}
    </ButtonLink>
  );
}
