import { usePageTitle } from '#web/lib/browser/page-title.ts';
import { adminTexts as texts } from './admin-texts.ts';
import { Dashboard } from './dashboard.tsx';
import { SessionGate } from './session/session-gate.tsx';

/** The dashboard, for who is signed in; for everybody else, the way to sign in. */
export function AdminScreen() {
  usePageTitle(texts.title);
  return (
    <SessionGate>
      <Dashboard />
    </SessionGate>
  );
}
