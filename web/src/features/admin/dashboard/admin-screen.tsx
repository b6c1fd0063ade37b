import { usePageTitle } from '#web/content/page-title.ts';
import { SessionGate } from '#web/features/admin/session/session-gate.tsx';
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
