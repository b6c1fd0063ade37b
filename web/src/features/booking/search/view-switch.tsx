import { List, Map as MapIcon } from 'lucide-react';
import { searchTexts } from './search-texts.ts';
import styles from './view-switch.module.css';

export type ClinicView = 'list' | 'map';

const texts = searchTexts.results;

const views = [
  { view: 'list', Icon: List },
  { view: 'map', Icon: MapIcon },
] as const;

/** Chooses between list and map where the window has no room for both. */
export function ViewSwitch({ view, onView }: { view: ClinicView; onView: (view: ClinicView) => void }) {
  return (
    <fieldset className={`grid rounded-full bg-sage ${styles.switch}`} aria-label={texts.view}>
      {views.map(({ view: choice, Icon }) => (
        <button
          key={choice}
          type="button"
          className={`inline-flex items-center justify-center gap-2 min-h-target rounded-full bg-none text-base font-semibold cursor-pointer ${styles.choice}`}
          aria-pressed={view === choice}
          onClick={() => onView(choice)}
        >
          <Icon aria-hidden="true" size={20} />
          {texts.views[choice]}
        </button>
      ))}
    </fieldset>
  );
}
