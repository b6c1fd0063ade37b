import { SessionGate } from '#web/features/admin/session/session-gate.tsx';
import { usePageTitle } from '#web/lib/browser/page-title.ts';
import { Dashboard } from './dashboard.tsx';
import { dashboardTexts as texts } from './dashboard-texts.ts';

export function AdminScreen() {
  usePageTitle(texts.title);
  return (
    <SessionGate>
      <Dashboard />
    </SessionGate>
  );
}
