import { readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import {
  alwaysServed,
  alwaysServedRate,
  challengeAbove,
  everythingRate,
  firewallRates,
  firewallWindowSeconds,
} from '#infra/config/firewall-rates.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { throttleOf } from '#infra/config/routes/route-functions.ts';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import { type Json, only, resources, synthesize } from '#infra/testing/cloud/synthesized-cloud.ts';
import { problemSchema } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { Firewall } from './constructs/firewall.ts';
import { unitsOf } from './firewall-capacity.harness.ts';
import { type Inspected, type Outcome, outcomeOf } from './firewall-outcome.harness.ts';

const frontDesk = '203.0.113.7';

function firewallTemplate(): Json {
  const app = new App();
  const stack = new Stack(app, 'Web');
  new Firewall(stack, 'Firewall', { clinicNetworks: [`${frontDesk}/32`, '2001:db8:1:2::/64'] });
  return app.synth().getStackByName('Web').template;
}

const template = firewallTemplate();
const [, { Properties: acl }] = only(template, 'AWS::WAFv2::WebACL');
const sets = Object.fromEntries(
  resources(template, 'AWS::WAFv2::IPSet').map(([id, set]) => [id, set.Properties.Addresses]),
);

const common = 'AWSManagedRulesCommonRuleSet';
const badInputs = 'AWSManagedRulesKnownBadInputsRuleSet';

/** More requests than any rate allows. */
const flood = 1_000_000;

function judge(request: Inspected, sent = 0) {
  return outcomeOf(acl.Rules, request, sent, sets);
}

function requestOf(id: RouteId, more: Partial<Inspected> = {}): Inspected {
  const [method = '', path = ''] = id.split(' ');
  return { method, path: path.replaceAll(/\{\w+\}/g, 'UC123456'), address: '198.51.100.1', ...more };
}

const page: Inspected = {
  method: 'GET',
  path: '/',
  address: '198.51.100.1',
  headers: { 'sec-fetch-dest': 'document' },
};

test.each(alwaysServed)('%s is served whatever it holds, but not to one address without end', (id) => {
  const attacks = { [common]: ['NoUserAgent_HEADER', 'GenericRFI_BODY'], [badInputs]: ['Log4JRCE_BODY'] };
  const { name, blockAbove } = alwaysServedRate;
  expect(judge(requestOf(id, { attacks }), blockAbove).action).toBe('Allow');
  expect(judge(requestOf(id, { attacks }), blockAbove + 1)).toMatchObject({ action: 'Block', rule: name });
});

test('one address leaves Stripe most of what the webhook takes', () => {
  const { rate } = throttleOf('POST /api/stripe/webhook');
  expect(alwaysServedRate.blockAbove).toBeLessThan((rate * firewallWindowSeconds) / 2);
});

test.each(firewallRates)(
  '$name are served up to their rate, and blocked above it',
  ({ name, routes, blockAbove }) => {
    for (const id of routes) {
      expect(judge(requestOf(id), blockAbove).action).toBe('Allow');
      expect(judge(requestOf(id), blockAbove + 1)).toMatchObject({ action: 'Block', rule: name });
      expect(judge(requestOf(id, { address: frontDesk }), flood).action).toBe('Allow');
    }
  },
);

test('every route of the API has a rate, and every path below /api that is none', () => {
  const withOwn = [...alwaysServed, ...firewallRates.flatMap(({ routes }) => routes)];
  const others = routeIds.filter((id) => !withOwn.includes(id)).map((id) => requestOf(id));
  expect(others.length).toBeGreaterThan(20);
  for (const request of [...others, { method: 'GET', path: '/api/wp-admin' }]) {
    expect(judge(request, everythingRate.blockAbove).action).toBe('Allow');
    expect(judge(request, everythingRate.blockAbove + 1)).toMatchObject({
      action: 'Block',
      rule: 'Everything',
    });
    expect(judge({ ...request, address: frontDesk }, flood).action).toBe('Allow');
  }
  for (const { blockAbove } of firewallRates) expect(blockAbove).toBeLessThan(everythingRate.blockAbove);
});

test('no page and no file of the site has a rate', () => {
  for (const path of ['/', '/assets/app.js', '/apis', '/about/api/'])
    expect(judge({ method: 'GET', path }, flood).action).toBe('Allow');
});

test.each([
  '/api/%61ppointments',
  '/api/appointments/',
  '/api//appointments',
  '/api/x/../appointments',
  '/api/appointments/UC%2F123456/cancel',
])('%s has the rate of its route, whatever its spelling', (path) => {
  const { action, rule } = judge({ method: 'POST', path }, 121);
  expect([action, rule]).toEqual(['Block', 'Bookings']);
});

test('the guide names every rate', () => {
  const guide = readFileSync('infra/guide/security.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `(\w+)` \|.*\| ([\d,]+) \|$/gm)].map(
    ([, name, above]) => `${name} ${above}`,
  );
  const rates = [alwaysServedRate, ...firewallRates, everythingRate];
  expect(rows).toEqual(
    rates.map(({ name, blockAbove }) => `${name} ${new Intl.NumberFormat('en-US').format(blockAbove)}`),
  );
});

test('a patient meets the limits of the handlers long before a rate of the firewall', () => {
  const rateOf = (wanted: string) => firewallRates.find(({ name }) => name === wanted)?.blockAbove ?? 0;
  expect(rateOf('Bookings')).toBeGreaterThan(2 * cloudLimits.LIMIT_BOOKINGS_OF_ADDRESS);
  expect(rateOf('Codes')).toBeGreaterThan(2 * cloudLimits.LIMIT_CODES_PER_DAY);
  expect(rateOf('Payments')).toBeGreaterThan(2 * cloudLimits.LIMIT_INTENTS_PER_HOUR);
});

/** The answer to a blocked visitor. */
function answerOf({ block }: Outcome) {
  const { ResponseCode, ResponseHeaders, CustomResponseBodyKey } = block.CustomResponse;
  const { ContentType, Content } = acl.CustomResponseBodies[CustomResponseBodyKey];
  expect(ContentType).toBe('APPLICATION_JSON');
  expect(ResponseHeaders).toContainEqual({ Name: 'cache-control', Value: 'no-store' });
  const problem = problemSchema.parse(JSON.parse(Content));
  expect(problem).toMatchObject({ status: ResponseCode, detail: expect.stringContaining(brand.phone) });
  return { headers: ResponseHeaders, code: problem.code };
}

test('an address above a rate gets the API’s problem, with a number to call and a time to come back', () => {
  const { code, headers } = answerOf(judge(requestOf('POST /api/appointments'), flood));
  expect(code).toBe('too-many');
  expect(headers).toContainEqual({ Name: 'retry-after', Value: '300' });
});

test.each([
  [common, 'GenericLFI_URIPATH'],
  [common, 'NoUserAgent_HEADER'],
  [badInputs, 'Log4JRCE_HEADER'],
])('a request that %s stops by %s gets a problem too, and never a 403', (set, rule) => {
  const request = requestOf('GET /api/openings', { attacks: { [set]: [rule] } });
  expect(answerOf(judge(request)).code).toBe('malformed');
});

test('a rule that AWS adds to a set blocks', () => {
  const attacks = { [common]: ['SizeRestrictions_BODY', 'NewRule_URIPATH'] };
  expect(judge(requestOf('GET /api/openings', { attacks }))).toMatchObject({ action: 'Block', rule: common });
});

describe('a challenge', () => {
  test('comes before a block, and only when a person opens a page', () => {
    expect(judge(page, challengeAbove).action).toBe('Allow');
    expect(judge(page, challengeAbove + 1)).toMatchObject({ action: 'Challenge' });
    for (const { blockAbove } of firewallRates) expect(challengeAbove).toBeLessThan(blockAbove);
  });

  test('never answers a request of a script, a crawler or a front desk', () => {
    for (const id of routeIds) expect(judge(requestOf(id), flood).action).not.toBe('Challenge');
    expect(judge({ ...page, headers: { 'sec-fetch-dest': 'empty' } }, flood).action).toBe('Allow');
    expect(judge({ ...page, headers: {} }, flood).action).toBe('Allow');
    expect(judge({ ...page, address: frontDesk }, flood).action).toBe('Allow');
  });
});

test('AWS’s rules judge addresses and headers; what a patient writes is left to the handlers', () => {
  const matching = (set: string, rule: string) =>
    judge(requestOf('POST /api/chatbot', { attacks: { [set]: [rule] } })).action;
  const withRule = (rule: string) => matching(common, rule);
  expect(['CrossSiteScripting_BODY', 'GenericRFI_BODY', 'SizeRestrictions_BODY'].map(withRule)).toEqual([
    'Allow',
    'Allow',
    'Allow',
  ]);
  expect(withRule('GenericLFI_URIPATH')).toBe('Block');
  expect(matching(badInputs, 'Log4JRCE_HEADER')).toBe('Block');
});

test('no request is sampled or logged', () => {
  const shown = [acl, ...acl.Rules].map(({ VisibilityConfig }) => VisibilityConfig.SampledRequestsEnabled);
  expect(new Set(shown)).toEqual(new Set([false]));
  expect(resources(template, 'AWS::WAFv2::LoggingConfiguration')).toEqual([]);
});

test('its regular expressions are as short as AWS demands', () => {
  const found = [...JSON.stringify(acl.Rules).matchAll(/"RegexString":"([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  expect(found.length).toBeGreaterThan(firewallRates.length);
  for (const text of found) expect(text.length).toBeLessThanOrEqual(200);
});

test('it costs nothing beyond its rules and requests, and has no more rates than AWS allows', () => {
  // Above 1,500 units, AWS charges for each request; above 5,000, it refuses the web ACL.
  const units = acl.Rules.map(({ Statement }: Json) => unitsOf(Statement));
  expect(units.reduce((sum: number, one: number) => sum + one, 0)).toBeLessThanOrEqual(1_500);
  expect(acl.Rules.filter(({ Statement }: Json) => Statement.RateBasedStatement).length).toBeLessThanOrEqual(
    10,
  );
});

test('a stage anywhere has its firewall where CloudFront takes it from, and asks CloudFormation for its ARN', async () => {
  const stage = { ...trial, firewall: true } as const;
  const { firewall, web } = await synthesize(stage);
  expect([stage.region, Object.keys(firewall.Outputs)]).toEqual(['us-west-2', ['AclArn']]);
  const { WebACLId } = only(web, 'AWS::CloudFront::Distribution')[1].Properties.DistributionConfig;
  expect(WebACLId).toEqual({
    'Fn::GetStackOutput': { StackName: 'ClinicFirewall-trial', OutputName: 'AclArn', Region: 'us-east-1' },
  });
});
