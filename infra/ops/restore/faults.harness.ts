import { openOf } from '#infra/testing/records/reconciliation.ts';
import type { RestoreSystem } from './restore-system.harness.ts';
import type { Story } from './story.harness.ts';

async function doubleBookings(system: RestoreSystem): Promise<string[]> {
  const coming = (await system.all('Appointments')).filter(({ status }) => status === 'confirmed');
  const slots = Map.groupBy(coming, ({ locationId, startsAt }) => `${startsAt} ${locationId}`);
  return [...slots].filter(([, items]) => items.length > 1).map(([slot]) => `double: ${slot}`);
}

/** The slots and appointments that disagree, except for visits that are known to be lost. */
async function slotFaults(system: RestoreSystem, lost: readonly string[]): Promise<string[]> {
  const appointments = await system.all('Appointments');
  const slots = await system.all('Slots');
  const textOf = (item: Record<string, unknown>) => `${item.date} ${item.locationId}#${item.time}`;
  const coming = appointments.filter(({ status }) => status === 'confirmed');
  const held = new Map(
    slots.filter(({ heldBy }) => heldBy).map((item) => [`${item.date} ${item.slot}`, item.heldBy]),
  );
  const lacking = coming.filter((item) => held.get(textOf(item)) !== item.confirmationNumber);
  const numbers = new Set(coming.map(({ confirmationNumber }) => confirmationNumber));
  const stale = [...held.values()].filter((holder) => !numbers.has(holder) && !lost.includes(holder));
  return [
    ...lacking.map(({ confirmationNumber }) => `without its slot: ${confirmationNumber}`),
    ...stale.map((holder) => `held for nothing: ${holder}`),
  ];
}

/** The appointments that staff wouldn't find by a name. */
async function searchFaults(system: RestoreSystem): Promise<string[]> {
  const keys = (await system.all('SearchKeys')).map(({ entry }) => String(entry));
  const appointments = (await system.all('Appointments')).filter(({ id }) => id);
  const numbers = appointments.map(({ confirmationNumber }) => String(confirmationNumber));
  return numbers
    .filter((number) => keys.filter((entry) => entry.endsWith(number)).length < 5)
    .map((number) => `not found by its name: ${number}`);
}

async function counterFaults(system: RestoreSystem): Promise<string[]> {
  const { body } = await system.call('GET /api/appointments/stats', { claims: system.claims });
  const appointments = (await system.all('Appointments')).filter(({ status }) => status);
  const confirmed = appointments.filter(({ status }) => status === 'confirmed').length;
  const payments = (await system.all('Payments')).filter(({ status }) => status);
  const stats = await system.stats();
  return [
    ...(body.stats.confirmed === confirmed ? [] : [`${body.stats.confirmed} confirmed, not ${confirmed}`]),
    ...(stats.total === payments.length ? [] : [`${stats.total} payments, not ${payments.length}`]),
  ];
}

/** The payment records that differ from Stripe's, as a manager sees them. */
async function moneyFaults(system: RestoreSystem): Promise<string[]> {
  const faults: string[] = [];
  for (const intent of system.stripe.intents()) {
    if (intent.status !== 'succeeded') continue;
    const shown = await system.shown(intent.id);
    const refunded = system.refundsOf(intent.id).reduce((sum, cents) => sum + cents, 0);
    const expected = { status: 'succeeded', amount: intent.amount / 100, amountRefunded: refunded / 100 };
    for (const [name, value] of Object.entries(expected)) {
      const found = shown?.[name as 'amount'];
      if (found !== value) faults.push(`${intent.id}: ${name} is ${found}, not ${value}`);
    }
  }
  const open = openOf(await system.reconciliation()).filter(({ isWaiting }) => !isWaiting);
  return [...faults, ...open.map(({ kind, id }) => `reconciliation differs: ${kind} ${id}`)];
}

/** The story that a scenario starts from, and the emails of other scenarios. */
interface Scenario {
  story: Story;
  /** The ids of emails that other scenarios have sent. */
  otherMails: ReadonlySet<string>;
}

/**
 * The emails of the story and of this scenario to patients and payers. The clinic's inbox is left out,
 * because it gets many emails with one subject.
 */
async function mailsOfScenario(system: RestoreSystem, otherMails: ReadonlySet<string>) {
  const mails = await system.sentMails();
  return mails.filter(({ id, to }) => !otherMails.has(id) && to !== 'care@example.com');
}

async function mailFaults(system: RestoreSystem, { story, otherMails }: Scenario): Promise<string[]> {
  const mails = await mailsOfScenario(system, otherMails);
  const told = Map.groupBy(mails, ({ to, subject }) => `${to}: ${subject}`);
  const twice = [...told].filter(([, list]) => list.length > 1).map(([what]) => what);
  return [
    ...twice.map((what) => `told twice: ${what}`),
    ...Object.values(story.visits)
      .filter(({ email }) => !mails.some(({ to }) => to === email))
      .map(({ number }) => `never told: ${number}`),
  ];
}

/**
 * Every fault that a patient, a payer or a manager would see after a restore, or after repeating it.
 * @param lost the visits that have lost all their records, so that their times stay held
 */
export async function faultsAfter(
  system: RestoreSystem,
  scenario: Scenario,
  lost: readonly string[] = [],
): Promise<string[]> {
  return [
    ...(await doubleBookings(system)),
    ...(await slotFaults(system, lost)),
    ...(await searchFaults(system)),
    ...(await counterFaults(system)),
    ...(await moneyFaults(system)),
    ...(await mailFaults(system, scenario)),
  ];
}
