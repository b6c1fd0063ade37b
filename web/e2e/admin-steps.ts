import type { Locator, Page } from 'playwright-core';
import { type Account, adminAccount } from '#infra/local/sign-in/account.ts';
import { dashboardTexts } from '#web/features/admin/dashboard/dashboard-bar.tsx';
import { sessionTexts } from '#web/features/admin/session/session-texts.ts';
import type { PageOptions } from './page.ts';
import type { Site } from './site.ts';

const { panel } = sessionTexts;

/** The sign-in panel's button. */
export const signInButton = (page: Page) => page.getByRole('button', { name: panel.signIn, exact: true });

export const dashboardHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: dashboardTexts.title, exact: true });

export const panelHeading = (page: Page) => page.getByRole('heading', { level: 1, name: panel.title });

/** Goes from the panel to the sign-in service's page. */
export async function toSignInService(page: Page): Promise<void> {
  await signInButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in', exact: true }).waitFor();
}

type Credentials = Pick<Account, 'name' | 'password'>;

/** Submits a name and password at the sign-in service, the admin's if none are given. */
export async function typeAccount(page: Page, { name, password }: Credentials = adminAccount): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Signs in and waits for the dashboard.
 * @param route the dashboard's hash route, with its filters
 * @param account the admin's if none is given
 */
export async function signIn(page: Page, route = '/admin-bookings', account?: Credentials): Promise<void> {
  await page.goto(`/#${route}`);
  await toSignInService(page);
  await typeAccount(page, account);
  await dashboardHeading(page).waitFor();
}

/**
 * Opens the dashboard on the page that the file's tests share (`roam`). Signs in, as a manager, only if that page isn't
 * signed in yet.
 * @param query the dashboard's view and filters
 */
export async function manage(site: Site, query = '', options?: Pick<PageOptions, 'expectedErrors'>) {
  const page = await site.roam(`/admin-bookings${query}`, options);
  await dashboardHeading(page).or(panelHeading(page)).waitFor();
  if (await dashboardHeading(page).isVisible()) return page;
  await toSignInService(page);
  await typeAccount(page);
  await dashboardHeading(page).waitFor();
  return page;
}

/** Goes to another view or other filters of the open dashboard by URL. */
export async function showView(page: Page, query: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `/admin-bookings${query}`);
}

/** The list's row with this text. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

export const statusOf = (within: Locator) => within.getByRole('combobox');

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** The button of a dashboard view that has no tab. */
export const part = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
