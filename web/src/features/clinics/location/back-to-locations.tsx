import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import styles from './clinic-header.module.css';
import { locationTexts } from './location-texts.ts';

/** Back to the list that the visitor came from, where they were in it; else to home. */
export function BackToLocations() {
  const { fromClinicList } = useNavigationState();
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    // With a modifier key, the link opens elsewhere.
    if (!fromClinicList || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      className={`inline-flex items-center justify-self-start min-h-target font-semibold no-underline ${styles.back}`}
      to={paths.home}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {locationTexts.back}
    </Link>
  );
}
