import { posix } from 'node:path';
import type { Json } from '#infra/testing/cloud/synthesized-cloud.ts';

/** A request as a web ACL sees it. */
export interface Inspected {
  method: string;
  path: string;
  headers?: Record<string, string>;
  address?: string;
  /** The rules of AWS's rule groups that would match it, by group. */
  attacks?: Record<string, readonly string[]>;
}

/** The outcome of a request: it's allowed through to our origin, or the named rule blocks or challenges it. */
export interface Outcome {
  action: 'Allow' | 'Block' | 'Challenge';
  rule?: string;
  block?: Json;
}

/**
 * The addresses of an IP set, by the logical id of its resource. They're compared as text, since the tests use single
 * addresses.
 */
type Sets = Record<string, readonly string[]>;

function fieldOf(field: Json, { method, path, headers = {} }: Inspected): string {
  if (field.Method) return method;
  // URL_DECODE and NORMALIZE_PATH, as far as a test needs them.
  if (field.UriPath) return posix.normalize(decodeURIComponent(path));
  return headers[field.SingleHeader.Name] ?? '';
}

/** Judges a request as AWS WAF would, rule by rule, after its address has sent `sent` requests. */
export function outcomeOf(rules: readonly Json[], request: Inspected, sent = 0, sets: Sets = {}): Outcome {
  const labels = new Set<string>();

  function matches(statement: Json): boolean {
    const [[kind, told]] = Object.entries(statement) as [[string, Json]];
    switch (kind) {
      case 'AndStatement':
        return told.Statements.every(matches);
      case 'OrStatement':
        return told.Statements.some(matches);
      case 'NotStatement':
        return !matches(told.Statement);
      case 'ByteMatchStatement': {
        const field = fieldOf(told.FieldToMatch, request);
        if (told.PositionalConstraint === 'STARTS_WITH') return field.startsWith(told.SearchString);
        return field === told.SearchString;
      }
      case 'RegexMatchStatement':
        return new RegExp(told.RegexString).test(fieldOf(told.FieldToMatch, request));
      case 'LabelMatchStatement':
        return labels.has(told.Key);
      case 'IPSetReferenceStatement':
        return (sets[told.Arn['Fn::GetAtt'][0]] ?? []).includes(`${request.address}/32`);
      case 'RateBasedStatement':
        return sent > told.Limit && matches(told.ScopeDownStatement);
      default:
        throw new TypeError(`none of our rules uses ${kind}`);
    }
  }

  /** The action of an AWS rule group: its own block, unless the matching rule's action is overridden here. */
  function managedAction({ Name, RuleActionOverrides = [] }: Json): Json {
    for (const attack of request.attacks?.[Name] ?? []) {
      const override = RuleActionOverrides.find((rule: Json) => rule.Name === attack);
      if (!override?.ActionToUse.Count) return override?.ActionToUse ?? { Block: {} };
    }
    return undefined;
  }

  for (const { Name, Statement, Action, RuleLabels = [] } of rules.toSorted(
    (one, other) => one.Priority - other.Priority,
  )) {
    const set = Statement.ManagedRuleGroupStatement;
    if (set) {
      const taken = managedAction(set);
      if (taken) return { action: 'Block', rule: Name, block: taken.Block };
      continue;
    }
    if (!matches(Statement)) continue;
    for (const label of RuleLabels) labels.add(label.Name);
    if (Action.Allow) return { action: 'Allow', rule: Name };
    if (Action.Block) return { action: 'Block', rule: Name, block: Action.Block };
    if (Action.Challenge) return { action: 'Challenge', rule: Name };
  }
  return { action: 'Allow' };
}
