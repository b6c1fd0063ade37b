import { changedAccess } from './access.ts';
import { silencedAlarm, weakenedAlarm } from './alarms.ts';
import { loosenedLimit, lostCapacity } from './capacity.ts';
import { changedEdge, hstsPreload } from './edge.ts';
import { removedExport } from './exports.ts';
import type { Rule } from './finding.ts';
import { fixedAttribute } from './fixed-attributes.ts';
import { removedData, replacedData } from './kept-data.ts';
import { movedConstruct } from './moved.ts';
import { sharedName, takenName } from './names.ts';
import { blockedScript, removedRoute } from './pages.ts';
import { lostProtection } from './protections.ts';
import { changedRole } from './roles.ts';
import { regeneratedSecret } from './secrets.ts';
import { changedSetting, lostSetting } from './settings.ts';
import { lostStack } from './stacks.ts';
import { changedExpiry, changedIndex, changedStream, twoIndexChanges } from './tables.ts';
import { changedWiring } from './wiring.ts';
import { stoppedWork } from './work.ts';

/** Every rule. Those whose damage is hardest to repair come first. A rule's id is its section in infra/guide/updates.md. */
export const rules = {
  'lost-stack': lostStack,
  'removed-data': removedData,
  'replaced-data': replacedData,
  'regenerated-secret': regeneratedSecret,
  'lost-protection': lostProtection,
  'lost-setting': lostSetting,
  'changed-setting': changedSetting,
  'hsts-preload': hstsPreload,
  'changed-access': changedAccess,
  'changed-role': changedRole,
  'changed-wiring': changedWiring,
  'changed-edge': changedEdge,
  'moved-construct': movedConstruct,
  'stopped-work': stoppedWork,
  'silenced-alarm': silencedAlarm,
  'weakened-alarm': weakenedAlarm,
  'lost-capacity': lostCapacity,
  'loosened-limit': loosenedLimit,
  'blocked-script': blockedScript,
  'removed-route': removedRoute,
  'removed-export': removedExport,
  'two-index-changes': twoIndexChanges,
  'changed-index': changedIndex,
  'changed-stream': changedStream,
  'changed-expiry': changedExpiry,
  'fixed-attribute': fixedAttribute,
  'taken-name': takenName,
  'shared-name': sharedName,
} satisfies Record<string, Rule>;

/** The id of a rule, as the rehearsal prints it. */
export type RuleId = keyof typeof rules;
