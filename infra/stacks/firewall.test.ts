import { App, Stack } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { alwaysServed, challengeAbove, firewallRates } from '#infra/policy/firewall-rates.ts';
import { cloudLimits } from '#infra/policy/limits.ts';
import { prod } from '#infra/stages/prod.ts';
import { checkStage } from '#infra/stages/read-stage.ts';
import { trial } from '#infra/stages/trial.ts';
import { type Inspected, outcomeOf } from '#infra/testing/cloud/firewall-outcome.ts';
import { type Json, only, resources } from '#infra/testing/cloud/synthesized-cloud.ts';
import { problemSchema } from '#shared/api/problem.ts';
import { type RouteId, routeIds } from '#shared/api/routes.ts';
import { Firewall } from './constructs/firewall.ts';

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

test.each(alwaysServed)('%s is served whatever it holds and however often it comes', (id) => {
  const attacks = { [common]: ['NoUserAgent_HEADER', 'GenericRFI_BODY'], [badInputs]: ['Log4JRCE_BODY'] };
  expect(judge(requestOf(id, { attacks }), flood).action).toBe('Allow');
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

test('only the routes of the table have a rate, whatever the spelling of their path', () => {
  const limited = firewallRates.flatMap(({ routes }) => routes);
  const blocked = routeIds.filter((id) => judge(requestOf(id), flood).action === 'Block');
  expect(blocked.toSorted()).toEqual(limited.toSorted());
  for (const path of [
    '/api/%61ppointments',
    '/api/appointments/',
    '/api//appointments',
    '/api/x/../appointments',
    '/api/appointments/UC%2F123456/cancel',
  ]) {
    expect(judge({ method: 'POST', path }, flood).action).toBe('Block');
  }
});

test('a patient meets the limits of the handlers long before a rate of the firewall', () => {
  const rateOf = (wanted: string) => firewallRates.find(({ name }) => name === wanted)?.blockAbove ?? 0;
  expect(rateOf('Bookings')).toBeGreaterThan(2 * cloudLimits.LIMIT_BOOKINGS_OF_PROVEN_CLIENT);
  expect(rateOf('Codes')).toBeGreaterThan(2 * cloudLimits.LIMIT_CODES_PER_DAY);
  expect(rateOf('Payments')).toBeGreaterThan(2 * cloudLimits.LIMIT_INTENTS_PER_HOUR);
});

test('who is blocked gets the API’s problem, with a number to call and a time to come back', () => {
  const { CustomResponse } = judge(requestOf('POST /api/appointments'), flood).block;
  expect(CustomResponse.ResponseCode).toBe(429);
  expect(CustomResponse.ResponseHeaders).toContainEqual({ Name: 'retry-after', Value: '300' });
  const { ContentType, Content } = acl.CustomResponseBodies[CustomResponse.CustomResponseBodyKey];
  expect(ContentType).toBe('APPLICATION_JSON');
  expect(problemSchema.parse(JSON.parse(Content))).toMatchObject({
    code: 'too-many',
    status: 429,
    detail: expect.stringContaining('(702) 555-0142'),
  });
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
  for (const text of found) expect(text.length).toBeLessThanOrEqual(512);
});

test('a stage with a firewall is refused in another region than CloudFront’s', () => {
  expect(checkStage('prod', prod)).toMatchObject({ firewall: true });
  const elsewhere = { ...prod, region: 'us-west-2' };
  expect(() => checkStage('prod', elsewhere)).toThrow('region must be us-east-1');
  expect(checkStage('prod', { ...elsewhere, firewall: trial.firewall })).toMatchObject({
    region: 'us-west-2',
  });
});
