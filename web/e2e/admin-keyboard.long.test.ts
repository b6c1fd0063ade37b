import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { adminAccount } from '#infra/local/sign-in/account.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { closuresTexts } from '#web/features/admin/closures/closures-texts.ts';
import { dashboardTexts } from '#web/features/admin/dashboard/dashboard-bar.tsx';
import { appointmentsTexts } from '#web/features/admin/desk/appointments-texts.ts';
import { refundTexts as refund } from '#web/features/admin/payments/refund/refund-dialog.tsx';
import { handledTexts, worklistTexts } from '#web/features/admin/payments/worklist/worklist.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { sessionTexts } from '#web/features/admin/session/session-texts.ts';
import { dashboardViews, viewTitles } from '#web/features/admin/use-dashboard-url.ts';
import { bookElsewhere, disputeElsewhere, freeTimes, payElsewhere, tomorrow } from './admin-records.ts';
import { dashboardHeading, panelHeading, row, searchBox, showView, statusOf } from './admin-steps.ts';
import { expectCount } from './booking-steps.ts';
import { focusIsVisible } from './keyboard-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
/** The number of buttons beside the two tabs, each a stop of the Tab key in a wide window. */
const otherViews = dashboardViews.length - 2;

/** How many of a tab's totals filter its list. */
const totals = { appointments: 6, payments: 5 };

type Booked = Awaited<ReturnType<typeof bookElsewhere>>;
type Paid = Awaited<ReturnType<typeof payElsewhere>>;

/** The label or text of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
    return element === document.body ? '' : (label ?? element.textContent).trim();
  });

/** Whether the center of the focused element is not covered. */
const focusIsUncovered = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });

async function focusIsSeen(page: Page): Promise<void> {
  const what = await focused(page);
  await expect.poll(() => focusIsVisible(page), { message: `focus on ${what} is marked` }).toBe(true);
  await expect.poll(() => focusIsUncovered(page), { message: `${what} is uncovered` }).toBe(true);
}

/** Presses a key until the element with this name has visible focus, at most `most` times. */
async function goTo(page: Page, name: string, most: number, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press(key);
    passed.push(await focused(page));
    if (passed.at(-1)?.startsWith(name)) return focusIsSeen(page);
  }
  throw new Error(`${most} presses of ${key} did not reach “${name}”, but ${passed.join(' | ')}.`);
}

/** Presses the focused element and waits for its dialog, whose title takes focus. */
async function openDialog(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: title }).waitFor();
  expect(await focused(page)).toBe(title);
}

async function closeDialog(page: Page, returnsTo: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(returnsTo);
  expect(await page.getByRole('dialog').count()).toBe(0);
}

async function find(page: Page, text: string): Promise<void> {
  await searchBox(page).waitFor();
  await page.keyboard.press('/');
  await focusIsSeen(page);
  await page.keyboard.type(text);
  await expectCount(page.locator('tbody tr'), 1);
}

/** Opens a view that has a button instead of a tab. In a narrow window, the button is in a menu. */
async function openView(page: Page, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await goTo(page, dashboardTexts.menu, totals.payments + 3, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await goTo(page, name, otherViews);
  } else await goTo(page, name, totals.payments + otherViews + 2, 'Shift+Tab');
  await page.keyboard.press('Enter');
}

async function signInByKeyboard(page: Page): Promise<void> {
  await goTo(page, 'Skip to main content', 1);
  await page.keyboard.press('Enter');
  await goTo(page, sessionTexts.panel.signIn, 1);
  await page.keyboard.press('Enter');
  await page.getByLabel('Name').waitFor();
  if ((await focused(page)) !== 'Name') await goTo(page, 'Name', 2);
  await page.keyboard.type(adminAccount.name);
  await goTo(page, 'Password', 1);
  await page.keyboard.type(adminAccount.password);
  await page.keyboard.press('Enter');
  await dashboardHeading(page).waitFor();
}

async function completeAndTakeBack(page: Page, booked: Booked): Promise<void> {
  const { name, email } = booked;
  const status = `Status for ${name}`;
  await find(page, booked.confirmationNumber);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain(name);
  await focusIsSeen(page);
  await goTo(page, status, 1);
  // Skip 'cancelled', which would mail the patient.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText(appointmentsTexts.changed(name, 'Completed'), { exact: true }).waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'completed', version: 2 }]);

  await page.keyboard.press('Control+z');
  await expect.poll(() => statusOf(row(page, email)).inputValue()).toBe('confirmed');
  await page.getByText(`Undone. ${appointmentsTexts.changed(name, 'Confirmed')}`, { exact: true }).waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'confirmed', version: 3 }]);
  // The focus is on the row again, where letters are shortcuts.
  expect(await focused(page)).toContain(email);

  await goTo(page, recordsTexts.detailsOf(name), 2);
  await openDialog(page, name);
  await goTo(page, 'Patient’s records', 14);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Other visits' }).waitFor();
  await closeDialog(page, recordsTexts.detailsOf(name));
  await goTo(page, appointmentsTexts.delete.label(name), 1);
  await openDialog(page, appointmentsTexts.delete.title);
  await closeDialog(page, appointmentsTexts.delete.label(name));
}

async function refundInPart(page: Page, { name, email }: Paid, stops: number): Promise<void> {
  await page.keyboard.press('/');
  await goTo(page, viewTitles.appointments, totals.appointments + otherViews + 2, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: viewTitles.payments, selected: true }).waitFor();
  expect(await focused(page)).toBe(viewTitles.payments);
  await focusIsSeen(page);
  await row(page, email).waitFor();

  await find(page, email);
  await goTo(page, refund.actionOf(name), stops);
  await openDialog(page, `Refund ${name}`);
  await goTo(page, 'Full refund ($120.50 left)', 2);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Partial refund');
  await goTo(page, refund.labels.amount, 1);
  await page.keyboard.type('20.50');
  await goTo(page, refund.labels.reason, 1);
  await page.keyboard.type('Billed twice');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain(`Refund $20.50 to ${name}? You can’t undo this.`);
  await goTo(page, refund.send('$20.50'), 3);
  await page.keyboard.press('Enter');
  await page.getByText(refund.refunded('$20.50', name)).waitFor();
  await expect.poll(() => focused(page)).toBe(refund.actionOf(name));
  expect(await site.system.paymentsOf(email)).toMatchObject([{ amountRefunded: 20.5 }]);
}

async function putDisputeAway(page: Page, paid: Paid): Promise<void> {
  await disputeElsewhere(site.system, paid);
  await page.keyboard.press('/');
  await openView(page, viewTitles.worklist);
  await page.getByRole('heading', { name: worklistTexts.kinds.dispute }).waitFor();
  await goTo(page, handledTexts.action, otherViews + 4);
  await openDialog(page, handledTexts.title);
  await goTo(page, handledTexts.labels.note, 2);
  await page.keyboard.type('Sent the receipt to the bank');
  await page.keyboard.press('Enter');
  await page.getByText(worklistTexts.none).waitFor();
  expect(await focused(page)).toBe('Items waiting');
}

async function closeTomorrow(page: Page, clinic: string): Promise<void> {
  const { form } = closuresTexts;
  await openView(page, viewTitles.closures);
  await page.getByRole('button', { name: form.title }).waitFor();
  await goTo(page, form.title, 4);
  await openDialog(page, form.title);
  const { name, id } = clinicById(clinic);
  await goTo(page, name, 4);
  await page.keyboard.press('Space');
  await goTo(page, form.tomorrow, 20);
  await page.keyboard.press('Enter');
  await goTo(page, 'Holiday', 12);
  await page.keyboard.press('Space');
  await page.getByText(form.affected(1)).waitFor();
  await goTo(page, form.submit(1, 1), 4);
  await page.keyboard.press('Enter');
  const told = { mailed: 1, unreached: 0 };
  await page.getByText(form.done([{ locationId: id, date: tomorrow }], told)).waitFor();
  expect(await focused(page)).toBe(form.title);
  expect(await freeTimes(site.system.origin, clinic)).toEqual([]);
}

async function exportTomorrow(page: Page, isFolded: boolean): Promise<void> {
  // The tab list is one stop, even while none of its tabs is selected.
  await goTo(page, viewTitles.appointments, otherViews + 18, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await searchBox(page).waitFor();
  await page.keyboard.press('/');
  if (isFolded) {
    await goTo(page, 'Filters', 1);
    await page.keyboard.press('Enter');
  }
  await goTo(page, appointmentsTexts.visitFrom, 4);
  await page.keyboard.type('11242026');
  await goTo(page, appointmentsTexts.visitTo, 4);
  await page.keyboard.type('11242026');
  await expectCount(page.locator('tbody tr'), 2);
  for (const format of ['json', 'csv'] as const) {
    await goTo(page, `Export ${format.toUpperCase()}`, 6);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(`appointments-2026-11-23.${format}`);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.match(/\b(Nguyen|Brandt|Later)\b/g)?.toSorted()).toEqual(['Brandt', 'Nguyen']);
    await expect.poll(() => focused(page)).toMatch(/^Export/);
  }
}

async function typeDay(page: Page): Promise<void> {
  await showView(page, `?view=day&clinic=1&from=${tomorrow}`);
  await page.getByLabel('Date', { exact: true }).focus();
  // Skip the month. The first digit of the day already changes the date, but the second digit must still count.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('25');
  await page.getByText('Later').first().waitFor();
  expect(new URL(page.url()).hash).toContain('from=2026-11-25');
}

const managers = [
  { width: 360, height: 740, clinic: '1', lastName: 'Nguyen', toRefund: 9 },
  { width: 1280, height: 800, clinic: '2', lastName: 'Brandt', toRefund: 18 },
] as const;

const records = new Map<string, { booked: Booked; paid: Paid }>();

beforeAll(async () => {
  const { system } = site;
  for (const { clinic, lastName } of managers) {
    const booked = await bookElsewhere(system, { lastName, location: { id: clinic }, time: '9:30' });
    records.set(lastName, { booked, paid: await payElsewhere(system, booked.name) });
  }
  await bookElsewhere(system, { lastName: 'Later', date: '2026-11-25', time: '9:30' });
});

test.each(managers)('a manager runs the day by keyboard alone, $width px wide', async (manager) => {
  const { width, height, clinic, lastName, toRefund } = manager;
  const page = await site.roam('/admin-bookings?view=appointments');
  await page.setViewportSize({ width, height });
  const { booked, paid } = records.get(lastName) as { booked: Booked; paid: Paid };
  // Only the first of these tests has to sign in.
  if (await panelHeading(page).isVisible()) await signInByKeyboard(page);
  await completeAndTakeBack(page, booked);
  await refundInPart(page, paid, toRefund);
  await putDisputeAway(page, paid);
  await closeTomorrow(page, clinic);
  await exportTomorrow(page, width < 768);
  await typeDay(page);
});
