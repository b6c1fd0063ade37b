import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { uiTexts } from '#web/ui/texts.ts';
import { Button } from './button.tsx';

interface BackButtonProps {
  /** The target when there is no previous page, as in a tab opened from a link. */
  fallback: string;
}

/** Goes back in the browser's history, even to another site. */
export function BackButton({ fallback }: BackButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(fallback))}
    >
      <ArrowLeft aria-hidden="true" />
      {uiTexts.back}
    </Button>
  );
}
