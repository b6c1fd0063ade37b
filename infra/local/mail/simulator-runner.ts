import { simulatedEvent } from './mailbox-simulator.ts';
import type { MailService } from './ses.ts';

/**
 * Runs the record-feedback job on what the mailbox simulator makes of each mail, as SES and EventBridge do in the cloud. The
 * environment must be set.
 */
export async function runMailboxSimulator({ onTaken }: Pick<MailService, 'onTaken'>): Promise<void> {
  const { handler } = await import('#functions/jobs/record-feedback.ts');
  onTaken((mail) => {
    const event = simulatedEvent(mail);
    if (event) handler(event).catch((error) => console.error('The mail feedback job failed:', error));
  });
}
