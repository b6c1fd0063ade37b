import { listAt } from '#infra/release/snapshot/json.ts';
import { inBoth, removedResources, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';
import { guarded } from './guards.ts';

const plan = 'AWS::Backup::BackupPlan';
const selection = 'AWS::Backup::BackupSelection';

const harm = 'A table that is deleted, by mistake or by an intruder, could be gone for good. Restore it.';

const changedBackups = guarded(
  {
    type: 'AWS::Backup::BackupVault',
    only: ['LockConfiguration'],
    effect: `Without the lock or with a shorter one, an administrator can delete backups, and AWS refuses to change one whose cooling-off time is over. ${harm}`,
  },
  {
    type: plan,
    within: 'BackupPlan',
    free: ['BackupPlanName'],
    effect: `It decides how often tables are backed up, where, and how long that is kept. ${harm}`,
  },
  {
    type: selection,
    within: 'BackupSelection',
    free: ['Resources', 'SelectionName'],
    effect: `It decides whether the tables can be backed up. ${harm}`,
  },
);

/** A table that is no longer backed up, or backups that are kept for less time or could be deleted. */
export const lostBackups: Rule = (released, next) => {
  const removed = removedResources(released, next, plan, selection).map(
    (place): Finding => ({
      where: whereOf(place),
      text: `This ${place.resource.Type} is removed. ${harm}`,
    }),
  );
  const leftOut = inBoth(released, next, selection).flatMap(({ place, before, after }) => {
    const kept = listAt(after.Properties, 'BackupSelection', 'Resources');
    return listAt(before.Properties, 'BackupSelection', 'Resources')
      .filter((table) => !kept.includes(table))
      .map(
        (table): Finding => ({
          where: `${whereOf(place)} ${table}`,
          text: `${table} is no longer backed up. ${harm}`,
        }),
      );
  });
  return [...removed, ...leftOut, ...changedBackups(released, next)];
};
