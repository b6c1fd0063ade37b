import { expect, test } from 'vitest';
import { earlierTimeTexts } from '#web/features/my-bookings/waitlist/earlier-time.tsx';
import { waitlistTexts as texts } from '#web/features/my-bookings/waitlist/waitlist-texts.ts';
import { faultsOf } from './accessibility-steps.ts';
import { bookedVisitor } from './booking-steps.ts';
import { tabTo } from './keyboard-steps.ts';
import { nthMail } from './mails.ts';
import { openSite } from './site.ts';

const site = openSite();
const phone = { width: 360, height: 740 };

test('a patient asks for an earlier time by keyboard, confirms it from the email, and stops it with one press', async () => {
  const slot = { clinic: 'Eastern / Flamingo', time: '1:45' } as const;
  const { number, email, storageState } = await bookedVisitor(site.system, slot);
  await nthMail(site.system.origin, email, 1);
  const page = await site.visit(`/appointment-confirmation/${number}`, { ...phone, storageState });
  await page.getByRole('button', { name: earlierTimeTexts.open }).waitFor();
  await tabTo(page, earlierTimeTexts.open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: texts.dialog.title });
  await dialog.waitFor();
  expect(await dialog.getByLabel(slot.clinic).isChecked()).toBe(true);
  expect(await faultsOf(page, 'asking for an earlier time')).toEqual([]);
  await page.setViewportSize(phone);
  await tabTo(page, texts.dialog.submit);
  await page.keyboard.press('Enter');
  await dialog.getByText(texts.unproven.title).waitFor();

  const { text } = await nthMail(site.system.origin, email, 2);
  const link = text.match(/\S+#\/waitlist\/\S+/)?.[0] ?? 'no link';
  const elsewhere = await site.newPage(phone);
  await elsewhere.goto(link);
  await elsewhere.getByText(texts.waiting.title).waitFor();
  expect(elsewhere.url()).not.toContain('token');
  expect(await elsewhere.getByRole('main').textContent()).not.toContain(email);
  expect(await faultsOf(elsewhere, 'on the list')).toEqual([]);
  await elsewhere.getByRole('button', { name: texts.stop }).click();
  await elsewhere.getByText(texts.left.title).waitFor();

  // The same link now shows that the wait has ended. The dialog that asked for the wait can end it once more.
  await elsewhere.goto('about:blank');
  await elsewhere.goto(link);
  await elsewhere.getByText(texts.left.title).waitFor();
  await dialog.getByRole('button', { name: texts.stop }).click();
  await dialog.getByText(texts.left.title).waitFor();
});
