import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmationTexts } from '#web/features/my-bookings/confirmation/confirmation-texts.ts';
import { notMineTexts } from '#web/features/my-bookings/not-mine/not-mine-screen.tsx';
import { faultsOf } from './accessibility-steps.ts';
import { sidewaysOverflow } from './axe.ts';
import { bookedVisitor, confirmationNumber } from './booking-steps.ts';
import { appointmentLink, mailsTo, nthMail } from './mails.ts';
import { openSite } from './site.ts';

const site = openSite();
const narrow = { width: 360, height: 640 };
const texts = confirmationTexts.correction;

const correction = (page: Page) => page.getByLabel(texts.label);

test('a mistyped address is corrected on a phone, and its mail opens nothing any more', async () => {
  const slot = { clinic: 'Eastern / Flamingo', time: '9:30' } as const;
  const { number, email: wrong, storageState } = await bookedVisitor(site.system, slot);
  const right = wrong.replace('maya-', 'maya.torres-');
  const page = await site.visit(`/appointment-confirmation/${number}`, { ...narrow, storageState });
  await page.getByText(wrong).first().waitFor();
  const mailed = await nthMail(site.system.origin, wrong, 1);

  await page.getByRole('button', { name: texts.open }).click();
  await correction(page).fill('maya@');
  await page.getByRole('button', { name: texts.submit }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  expect(await correction(page).inputValue()).toBe('maya@');
  expect(await faultsOf(page, 'correcting an address')).toEqual([]);
  await page.setViewportSize(narrow);
  await correction(page).fill(right);
  await page.getByRole('button', { name: texts.submit }).click();
  await page.getByText(texts.done(right)).waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain(wrong);
  expect(await sidewaysOverflow(page)).toBe(0);
  await nthMail(site.system.origin, right, 1);

  // The browser that booked can still open the booking, with its new token.
  await page.reload();
  await confirmationNumber(page);
  await page.getByText(right).first().waitFor();

  const stranger = await site.visit('/home', { ...narrow, expectedErrors: [/status of 404/] });
  await stranger.goto(appointmentLink(mailed));
  await stranger.getByText(confirmationTexts.notFound.title).first().waitFor();
  expect(await stranger.content()).not.toContain('Torres');
  expect(await mailsTo(site.system.origin, wrong)).toHaveLength(1);

  // The stranger can stop the mails to their address, without learning about the booking or changing it.
  await stranger.goto(mailed.text.match(/\S+#\/not-mine\/\S+/)?.[0] ?? 'no link');
  await stranger.getByRole('heading', { name: notMineTexts.ask.title }).waitFor();
  expect(stranger.url()).not.toContain('token');
  expect(await faultsOf(stranger, 'an address that isn’t theirs')).toEqual([]);
  await stranger.getByRole('button', { name: notMineTexts.ask.stop }).click();
  await stranger.getByText(notMineTexts.done.lead).waitFor();
  expect(await stranger.getByRole('main').textContent()).not.toMatch(new RegExp(`Torres|${number}`));
  await page.reload();
  await confirmationNumber(page);
});
