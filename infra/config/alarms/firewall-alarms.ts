import { type Alarm, alarmOf } from './alarm.ts';

/** The firewall blocks this many requests in five minutes only during a flood. */
const blockedSurge = 2_000;

/**
 * The firewall's alarms, whose metrics are in the firewall's own region.
 * @param webAcl the web ACL's name in its metrics
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
          // The metrics of a CloudFront web ACL have no Region dimension.
          dimensions: { WebACL: webAcl, Rule: 'ALL' },
          statistic: 'Sum',
        },
      },
      threshold: blockedSurge,
      periods: { bad: 3, of: 3 },
    }),
  ];
}
