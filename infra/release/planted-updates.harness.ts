import { backupWeakenings } from './planted-backups.harness.ts';
import { exposures } from './planted-exposures.harness.ts';
import { miswirings } from './planted-miswirings.harness.ts';
import { stoppages } from './planted-stoppages.harness.ts';
import type { BadUpdate } from './planted-update.harness.ts';
import { weakenings } from './planted-weakenings.harness.ts';

/** Updates that CloudFormation carries out without a word. */
export const silentUpdates: Record<string, BadUpdate> = {
  ...weakenings,
  ...exposures,
  ...stoppages,
  ...miswirings,
  ...backupWeakenings,
};
