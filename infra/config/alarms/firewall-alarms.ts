import { type Alarm, alarmOf } from './alarm.ts';

/** The rules of the firewall together block this many requests in five minutes only when someone floods the site. */
const blockedSurge = 2_000;

/**
 * The alarms about the firewall, whose metrics are in its own region.
 * @param webAcl the name of its metrics
 */
export function firewallAlarms(webAcl: string): Alarm[] {
  return [
    alarmOf({
      id: 'FirewallBlocked',
      severity: 'warning',
      text: `The firewall has blocked over ${blockedSurge} requests in each of three periods of five minutes`,
      metrics: {
        blocked: {
          namespace: 'AWS/WAFV2',
          name: 'BlockedRequests',
          // A firewall of CloudFront's has no Region among its dimensions.
          dimensions: { WebACL: webAcl, Rule: 'ALL' },
          statistic: 'Sum',
        },
      },
      threshold: blockedSurge,
      periods: { bad: 3, of: 3 },
    }),
  ];
}
