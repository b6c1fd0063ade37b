import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { uiTexts } from '#web/ui/texts.ts';
import { Button } from './button.tsx';

interface BackButtonProps {
  /** Where to go when there is no previous page, as in a tab opened by a link. */
  fallback: string;
}

/** Goes to the previous browser page, also one outside this site. */
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
