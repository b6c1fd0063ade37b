import type { Page } from 'playwright-core';
import { dashboardTexts } from '#web/features/admin/dashboard/dashboard-bar.tsx';
import { type SessionNotice, sessionTexts } from '#web/features/admin/session/session-texts.ts';

/** The dashboard's route with filters. */
export const filtered = '/admin-bookings?view=payments&status=succeeded';

/** Waits for this notice's title on the sign-in panel. */
export async function told(page: Page, notice: SessionNotice): Promise<void> {
  await page.getByText(sessionTexts.notices[notice].title).waitFor();
}

/** Records the paths that the page requests from now on. */
export function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

export const signOutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: dashboardTexts.signOut });

/** The content of both storages, as one text. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
