import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { uiTexts } from '#web/ui/texts.ts';
import { Button } from './button.tsx';

interface BackButtonProps {
  /** The target when there is no previous page, as in a tab opened from a link. */
  fallback: string;
}

/**
 * Whether the history has an earlier page. `history.length` isn't enough, because it also counts pages ahead, such
 * as the entry of a closed chat.
 */
function hasPrevious(): boolean {
  const { navigation, history } = window;
  const ahead = navigation ? navigation.entries().length - 1 - (navigation.currentEntry?.index ?? 0) : 0;
  return history.length - ahead > 1;
}

/** Goes back in the browser's history, even to another site. */
export function BackButton({ fallback }: BackButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => void (hasPrevious() ? navigate(-1) : navigate(fallback))}
    >
      <ArrowLeft aria-hidden="true" />
      <span>{uiTexts.back}</span>
    </Button>
  );
}
