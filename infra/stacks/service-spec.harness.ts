import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Json } from '#infra/testing/cloud/synthesized-cloud.ts';

const spec = loadAwsServiceSpecSync();

type ResourceSpec = ReturnType<typeof specOf> & object;
type PropertyType = ResourceSpec['properties'][string]['type'];

/** AWS's specification of a resource type; undefined for our custom types and for unknown ones. */
function specOf(type: string) {
  return spec.lookup('resource', 'cloudFormationType', 'equals', type)[0];
}

const primitives: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  'date-time': (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  json: () => true,
  null: (value) => value === null,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether CloudFormation replaces an object with a value that the template doesn't show. */
function isIntrinsic(value: unknown): boolean {
  const [name = '', ...others] = isObject(value) ? Object.keys(value) : [];
  return others.length === 0 && /^(Ref|Fn::.*)$/.test(name);
}

function inProperties(properties: ResourceSpec['properties'], value: unknown, path: string): string[] {
  if (!isObject(value)) return [`${path} is no object`];
  const missing = Object.entries(properties).filter(([name, { required }]) => required && !(name in value));
  return [
    ...missing.map(([name]) => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const property = properties[name];
      return property ? inValue(property.type, inner, `${path}.${name}`) : [`${path}.${name} is no property`];
    }),
  ];
}

function inValue(type: PropertyType, value: unknown, path: string): string[] {
  if (isIntrinsic(value)) return [];
  switch (type.type) {
    case 'ref':
      return inProperties(spec.get('typeDefinition', type.reference).properties, value, path);
    case 'tag':
      return isObject(value) && 'Key' in value && 'Value' in value ? [] : [`${path} is no tag`];
    case 'array':
      if (!Array.isArray(value)) return [`${path} is no list`];
      return value.flatMap((item, index) => inValue(type.element, item, `${path}.${index}`));
    case 'map':
      if (!isObject(value)) return [`${path} is no map`];
      return Object.entries(value).flatMap(([key, item]) => inValue(type.element, item, `${path}.${key}`));
    case 'union': {
      const findings = type.types.map((one) => inValue(one, value, path));
      return findings.toSorted((one, other) => one.length - other.length)[0] ?? [];
    }
    default: {
      if (!primitives[type.type]?.(value)) return [`${path} is no ${type.type}: ${JSON.stringify(value)}`];
      const allowed: readonly unknown[] | undefined =
        'allowedValues' in type ? type.allowedValues : undefined;
      return !allowed || allowed.includes(value) ? [] : [`${path} can't be ${value}`];
    }
  }
}

const pseudoParameter =
  /^AWS::(AccountId|NoValue|NotificationARNs|Partition|Region|StackId|StackName|URLSuffix)$/;

function inGetAtt(template: Json, target: string, attribute: string): string[] {
  const { Type } = template.Resources[target] ?? {};
  const resource = Type && specOf(Type);
  const isKnown = Type?.startsWith('Custom::') || (resource && attribute in resource.attributes);
  return isKnown ? [] : [`${target}.${attribute} (${Type}) is no attribute`];
}

function inRef(template: Json, target: string): string[] {
  const isKnown =
    target in template.Resources || target in (template.Parameters ?? {}) || pseudoParameter.test(target);
  return isKnown ? [] : [`${target} is nothing to refer to`];
}

/** References in a template to something that doesn't exist. */
function inReferences(template: Json, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => inReferences(template, item));
  if (!isObject(value)) return [];
  const { Ref, 'Fn::GetAtt': got, 'Fn::Sub': substituted } = value as Json;
  if (typeof Ref === 'string' && isIntrinsic(value)) return inRef(template, Ref);
  if (got) return inGetAtt(template, got[0], got.slice(1).join('.'));
  if (substituted) {
    const names = [...String(substituted).matchAll(/\$\{(\w[\w:]*)(?:\.([\w.]+))?\}/g)];
    return names.flatMap(([, target = '', attribute]) =>
      attribute ? inGetAtt(template, target, attribute) : inRef(template, target),
    );
  }
  return Object.values(value).flatMap((item) => inReferences(template, item));
}

/**
 * The faults for which CloudFormation would refuse a template, by AWS's published specification of each
 * resource type.
 */
export function specFindings(template: Json): string[] {
  const resources: [string, Json][] = Object.entries(template.Resources);
  return [
    ...resources.flatMap(([id, { Type, Properties = {}, DependsOn = [] }]) => {
      const resource = specOf(Type);
      const dependencies = [DependsOn].flat().filter((other) => !(other in template.Resources));
      return [
        ...dependencies.map((other) => `${id} depends on ${other}, which isn't there`),
        ...(resource ? inProperties(resource.properties, Properties, `${id} (${Type})`) : []),
        ...(resource || Type.startsWith('Custom::') ? [] : [`${id}: there is no ${Type}`]),
      ];
    }),
    ...inReferences(template, [template.Resources, template.Outputs, template.Conditions]),
  ];
}
